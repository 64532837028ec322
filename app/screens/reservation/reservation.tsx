import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useCspSources } from "../../frame/head/csp-sources.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { newKey } from "../../session/one-time-key.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { spamFieldsFor } from "../../session/spam-fields.server.ts";
import { reservationConstraints } from "../../shop/reservations/reservation-form.server.ts";
import { findTastings } from "../../shop/reservations/tastings.store.server.ts";
import { PACKAGES } from "../../shop/reservations/tastings.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { answerDraft, answerReservation } from "./answer-reservation.server.ts";
import sheet from "./reservation.css?url";
import { ReservationForm } from "./reservation-form.tsx";
import { tastingEvents } from "./tasting-events.server.ts";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["reservation", "spam"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

// `Retry-After`, where too many forms came from one address.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** Not a `publicPage`: the form's one-time key must be this visitor's own. `?package=` chooses one beforehand. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "reservation");
  const now = screenRequest.platform.clock();
  const wanted = screenRequest.url.searchParams.get("package");
  const text = screenRequest.text("reservation");
  const tastings = await findTastings(screenRequest.platform.database.read);
  return {
    page: describePage(screenRequest, "reservation", {
      title: text("meta.title"),
      description: text("meta.description"),
      structured: tastingEvents(screenRequest, tastings),
    }),
    tastings,
    chosen: PACKAGES.find((one) => one === wanted) ?? null,
    constraint: reservationConstraints(now),
    reservationKey: newKey(),
    spam: spamFieldsFor(args.request, screenRequest.platform, "reservation"),
    ...(await answerDraft(screenRequest)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "reservation");
  const answer = await answerReservation(screenRequest, args.request);
  if (answer instanceof Response) return answer;
  const { init, ...shown } = answer;
  return data(shown, init);
}

/** Booking a tasting, on one page: package, party, day and time, contact (specification, sections 4, 5 and 9). */
export default function Reservation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? loaded.draft ?? undefined;
  const text = useText("reservation");
  useCspSources({ form: loaded.formHosts });
  return (
    <>
      <header className="reservation-head wrap">
        <div>
          <h1>{text("title")}</h1>
          <p className="lead">{text("lead")}</p>
        </div>
        <Scene name="tasting-table" className="reservation-scene" first />
      </header>
      <ReservationForm {...loaded} answer={answer} />
    </>
  );
}

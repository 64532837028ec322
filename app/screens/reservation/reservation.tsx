import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { reservationConstraints, reservationForm } from "../../shop/reservations/reservation-schema.server.ts";
import { findTastings } from "../../shop/reservations/tastings.store.server.ts";
import { PACKAGES } from "../../shop/reservations/tastings.ts";
import { useCspSources } from "../../ui/csp-sources.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { answerDraft, answerReservation } from "./answer-reservation.server.ts";
import { describeDays } from "./describe-days.server.ts";
import sheet from "./reservation.css?url";
import { ReservationForm } from "./reservation-form.tsx";
import { tastingEvents } from "./tasting-events.server.ts";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["reservation"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** `?package=` preselects a package. */
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
    days: describeDays(now, screenRequest.language),
    chosen: PACKAGES.find((one) => one === wanted) ?? null,
    setup: openForm(screenRequest, reservationForm, reservationConstraints({ now })),
    ...(await answerDraft(screenRequest)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "reservation");
  return answerReservation(screenRequest, await readBody(args.request));
}

/** Booking a tasting, on one page: package, party, day and time, contact (docs/rules.md "Tastings"). */
export default function Reservation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? loaded.draft;
  const text = useText("reservation");
  useCspSources({ form: loaded.formHosts });
  const isRefused = answer && (answer.formError !== null || Object.keys(answer.fieldErrors).length > 0);
  return (
    <>
      <header className="reservation-head wrap">
        <div>
          <h1>{text("title")}</h1>
          <p className="lead">{text("lead")}</p>
        </div>
        {/* What is wrong with the form comes at once. */}
        {!isRefused && <Scene name="tasting-table" className="reservation-scene" />}
      </header>
      <ReservationForm {...loaded} answer={answer} />
    </>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { dateInWords, withDateUnbroken, withDayUnbroken } from "../../i18n/date-in-words.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { hasBegun } from "../../shop/reservations/calendar.ts";
import { cancelReservation } from "../../shop/reservations/cancel-reservation.server.ts";
import { hasLapsed, type Reservation, type ReservationState } from "../../shop/reservations/reservation.ts";
import { confirmUntilInWords } from "../../shop/reservations/reservation-words.server.ts";
import { findReservationByToken } from "../../shop/reservations/reservations.store.server.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CalendarGlass } from "../../ui/drawings/scenes/calendar-glass.tsx";
import { Linked } from "../../ui/linked.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { Booking } from "./booking.tsx";
import sheet from "./reservation-success.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["reservation-success"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  // The address is the key to somebody's reservation.
  { name: "robots", content: "noindex" },
];

/** A guest's own page: anyone with the link's 128 bits may see the reservation and cancel it. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "reservation-success");
  const { platform, language, url } = screenRequest;
  const page = describePage(screenRequest, "reservation-success");
  const token = url.searchParams.get("token");
  if (token === null) return { page, booking: null };
  const found = await findReservationByToken(platform.database.read, token);
  if (!found) throw notFound();
  const { adults, children, childrenMenu, time, email, totalCents } = found;
  return {
    page,
    booking: {
      token,
      adults,
      children,
      childrenMenu,
      time,
      email,
      totalCents,
      state: shownState(found, platform.clock()),
      package: screenRequest.text("reservation")(`packages.${found.package}.name`),
      date: withDayUnbroken(dateInWords(found.date, language)),
      confirmUntil: withDateUnbroken(confirmUntilInWords(found, language)),
    },
  };
}

/** `lapsed`: nobody has confirmed it in time; `over`: it has begun. */
function shownState(reservation: Reservation, now: number): ReservationState | "lapsed" | "over" {
  const { state } = reservation;
  if (hasLapsed(reservation, now)) return "lapsed";
  return state === "booked" && hasBegun(reservation, now) ? "over" : state;
}

/** Cancels; a link alone never does, because mail programs follow links. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "reservation-success");
  const token = textField(await readBody(args.request), "token");
  const cancelled = await cancelReservation(screenRequest.platform, token);
  if (!cancelled.ok && cancelled.reason === "unknown") throw notFound();
  // Where it was too late, the page says so.
  return redirect(pathTo("reservation-success", screenRequest.language, {}, { token }), 303);
}

export default function ReservationSuccess() {
  const { booking } = useLoaderData<typeof loader>();
  const text = useText("reservation-success");
  const language = useLanguage();
  if (booking && booking.state !== "cancelled" && booking.state !== "lapsed")
    return <Booking {...booking} state={booking.state} />;
  const about = booking ? booking.state : "unknown";
  const actions = (
    <>
      <ButtonLink href={pathTo("reservation", language)}>{text("again")}</ButtonLink>
      <ButtonLink kind="secondary" href={pathTo("home", language)}>
        {text("home")}
      </ButtonLink>
    </>
  );
  return (
    <ResultPage title={text(`${about}.title`)} actions={actions} drawing={<CalendarGlass />}>
      {booking && (
        <p>
          <s>
            {booking.package}, {booking.date}, {booking.time}
          </s>
        </p>
      )}
      <p>
        <Linked text={text(`${about}.text`, wineryInTexts(language))} />
      </p>
    </ResultPage>
  );
}

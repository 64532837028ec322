import { useLanguage, useText } from "../../i18n/text.ts";
import { calendarPath } from "../../routing/calendar-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CalendarGlass } from "../../ui/drawings/scenes/calendar-glass.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

type Props = {
  token: string;
  /** `pending`: the mail's link has to be pressed; `over`: it has begun and can no longer be cancelled. */
  state: "pending" | "booked" | "over";
  package: string;
  date: string;
  time: string;
  /** Until when the mail's link works, as its sentence goes on. */
  confirmUntil: string;
  adults: number;
  children: number;
  childrenMenu: boolean;
  email: string;
  totalCents: number;
};

/** The reservation as it stands, and the form that cancels it. */
export function Booking(booking: Props) {
  const text = useText("reservation-success");
  const { state, email, confirmUntil: until } = booking;
  const language = useLanguage();
  const onward = (
    <>
      <a className="button button-primary" href={calendarPath(booking.token)} download>
        {text("toCalendar")}
      </a>
      <ButtonLink kind="secondary" href={`${pathTo("contact", language)}#map`}>
        {text("directions")}
      </ButtonLink>
    </>
  );
  return (
    <ResultPage title={text(`${state}.title`)} drawing={<CalendarGlass />} className="booking">
      <p>{text(`${state}.text`, { email, until })}</p>
      <BookingFacts {...booking} />
      {state === "booked" && <div className="button-row">{onward}</div>}
      {state === "booked" && <CancelForm token={booking.token} />}
    </ResultPage>
  );
}

function BookingFacts(booking: Props) {
  const text = useText("reservation-success");
  const language = useLanguage();
  const { adults, children, childrenMenu } = booking;
  const { street, postalCode, city } = WINERY.address;
  const party = [
    text("adults", { count: adults }),
    children > 0 && text("children", { count: children }),
    childrenMenu && text("childrenMenu"),
  ];
  const facts = [
    { name: "package", value: booking.package },
    { name: "date", value: booking.date },
    { name: "time", value: booking.time },
    { name: "party", value: party.filter(Boolean).join(", ") },
    {
      name: "place",
      value: <Link to={`${pathTo("contact", language)}#map`}>{`${street}, ${postalCode}\u00a0${city}`}</Link>,
    },
  ];
  return (
    <dl className="booking-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{text(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{text("facts.total")}</dt>
        <dd>
          <Price cents={booking.totalCents} kuna /> <span className="small quiet">{text("facts.payment")}</span>
        </dd>
      </div>
    </dl>
  );
}

function CancelForm({ token }: { token: string }) {
  const text = useText("reservation-success");
  const language = useLanguage();
  return (
    <form className="booking-cancel" method="post" action={pathTo("reservation-success", language)}>
      <h2>{text("cancel.title")}</h2>
      <p>{text("cancel.text")}</p>
      <input type="hidden" name="token" value={token} />
      <Button kind="danger">{text("cancel.button")}</Button>
    </form>
  );
}

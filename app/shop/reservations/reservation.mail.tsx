import { dateInWords, forDate, onDate } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { countryName } from "../delivery/countries.ts";
import { factsForTexts } from "../facts/facts.ts";
import { type EmailFact, Facts } from "../mail/email-facts.mail.tsx";
import { EmailButton, EmailLayout, Paragraph, Part, renderEmail } from "../mail/email-layout.mail.tsx";
import { Steps } from "../mail/email-steps.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { formatEuro, formatMoney } from "../money/money.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { calendarFile } from "./calendar-file.ts";
import type { PriceLine, Reservation } from "./reservation.ts";
import { TASTING_MINUTES } from "./tastings.ts";

/** What a mail about a reservation is about, and who reads it. */
export type ReservationMail = { occasion: "booked" | "cancelled"; side: "guest" | "winery" };
type ReservationEmailProps = ReservationMail & {
  reservation: Reservation;
  /** What it costs, line by line. */
  lines: PriceLine[];
  settings: Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo">;
};
type ReservationReading = ReservationEmailProps & { language: Language };

/**
 * A mail about a reservation: to the winery in Croatian, with all that the guest has entered; to the guest in their language. Nobody knows
 * whose address the guest's is, so that mail repeats nothing that was typed.
 */
export async function reservationMail(props: ReservationEmailProps): Promise<MailWords> {
  const { reservation, settings, occasion, side } = props;
  const toGuest = side === "guest";
  const language = toGuest ? reservation.language : DEFAULT_LANGUAGE;
  const t = translator(language, "reservation-mail");
  const reading = { ...props, language };
  return {
    replyTo: toGuest ? wineryAddress(settings) : reservation.email,
    subject: t(`${side}.${occasion}.subject`, reservationWords(reservation, language)),
    ...(await renderEmail(<ReservationEmail {...reading} />)),
    attachments: [calendarAttachment(reading)],
  };
}

function ReservationEmail(reading: ReservationReading) {
  const { reservation, settings, occasion, side, language } = reading;
  const t = translator(language, "reservation-mail");
  const words = reservationWords(reservation, language);
  const toGuest = side === "guest";
  return (
    <EmailLayout
      language={language}
      publicUrl={settings.publicUrl}
      preview={t(`${side}.${occasion}.preview`, words)}
      title={t(`${side}.${occasion}.title`)}
    >
      {toGuest && <Paragraph>{t("greeting")}</Paragraph>}
      <Paragraph>{t(`${side}.${occasion}.intro`, words)}</Paragraph>
      <Facts facts={visitFacts(reading)} />
      {!toGuest && <Facts facts={guestFacts(reservation)} />}
      {!toGuest && reservation.note !== "" && (
        <Part title={t("note")}>
          <Paragraph>{reservation.note}</Paragraph>
        </Part>
      )}
      {toGuest && occasion === "booked" && (
        <>
          <Part title={t("arrival.title")}>
            <Paragraph>{place(language)}</Paragraph>
          </Part>
          <Part title={t("arrival.before")}>
            <Steps steps={["calendar", "early", "cancel"].map((step) => t(`arrival.${step}`, factsForTexts()))} />
          </Part>
        </>
      )}
      {!toGuest && occasion === "booked" && <Paragraph>{t("winery.booked.cancelNote")}</Paragraph>}
      <EmailButton href={linkTo(reading)}>{t(`${side}.${occasion}.link`)}</EmailButton>
      {toGuest && occasion === "booked" && <Paragraph>{t("notYours")}</Paragraph>}
      {toGuest && <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>}
    </EmailLayout>
  );
}

/** Where the reservation is seen and cancelled. */
function linkTo({ reservation, settings, language }: ReservationReading): string {
  return settings.publicUrl + pathTo("reservation-success", language, {}, { token: reservation.token });
}

/** What sentences about a reservation speak of. */
export function reservationWords(reservation: Reservation, language: Language) {
  const { date, time, fullName, adults, children } = reservation;
  const t = translator(language, "reservation");
  return {
    winery: WINERY.name,
    guest: fullName,
    package: t(`packages.${reservation.package}.name`),
    date: dateInWords(date, language),
    onDate: onDate(date, language),
    forDate: forDate(date, language),
    time,
    people: adults + children,
  };
}

/** What was booked; nobody pays for a visit that is off. */
function visitFacts({ reservation, lines, settings, language, occasion }: ReservationReading): EmailFact[] {
  const t = translator(language, "reservation");
  const own = translator(language, "reservation-mail");
  const words = reservationWords(reservation, language);
  const money = (cents: number) => formatMoney(cents, settings.showKuna);
  const visit = [
    { label: own("visit.package"), value: words.package },
    { label: own("visit.date"), value: words.date },
    { label: own("visit.time"), value: words.time },
  ];
  if (occasion === "cancelled") return visit;
  return [
    ...visit,
    ...lines.map(({ what, count, eachCents, cents }) => ({
      label: t(`price.${what}`),
      value: money(cents),
      notes: [`${count} × ${formatEuro(eachCents)}`],
    })),
    { label: own("visit.total"), value: money(reservation.totalCents), remark: own("visit.payment"), strong: true },
  ];
}

function guestFacts({ fullName, email, phone, language, createdAt, partner, partnerOrigin }: Reservation): EmailFact[] {
  const t = translator(DEFAULT_LANGUAGE, "reservation-mail");
  const through = partner ?? partnerOrigin;
  return [
    ...(through ? [{ label: t("guestFacts.partner"), value: through }] : []),
    { label: t("guestFacts.name"), value: fullName },
    { label: t("guestFacts.email"), value: email },
    { label: t("guestFacts.phone"), value: phone },
    { label: t("guestFacts.language"), value: t(`languages.${language}`) },
    { label: t("guestFacts.bookedAt"), value: momentInWords(createdAt, DEFAULT_LANGUAGE) },
  ];
}

function place(language: Language): string {
  const { street, postalCode, city, countryCode } = WINERY.address;
  return `${WINERY.name}, ${street}, ${postalCode} ${city}, ${countryName(countryCode, language)}`;
}

function calendarAttachment(reading: ReservationReading): Attachment {
  const { reservation, settings, occasion, side, language } = reading;
  const { id, date, time, createdAt, cancelledAt } = reservation;
  const t = translator(language, "reservation-mail");
  const cancelled = occasion === "cancelled";
  const words = reservationWords(reservation, language);
  const url = linkTo(reading);
  const contact = side === "guest" ? WINERY.phones[0] : `${reservation.fullName}, ${reservation.phone}`;
  const file = calendarFile({
    uid: `${id}@${new URL(settings.publicUrl).hostname}`,
    stampedAt: cancelled ? (cancelledAt ?? createdAt) : createdAt,
    cancelled,
    date,
    time,
    minutes: TASTING_MINUTES[reservation.package],
    summary: t(`calendar.${side}`, words),
    description: `${t("calendar.people", { count: words.people })}\n${contact}\n${url}`,
    location: place(language),
    position: WINERY.location,
    url,
    organizer: { name: WINERY.name, email: wineryAddress(settings) },
  });
  return {
    filename: `${t("calendar.filename")}-${date}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${cancelled ? "CANCEL" : "PUBLISH"}`,
    contentBase64: Buffer.from(file).toString("base64"),
  };
}

import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { CellarPart } from "../mail/cellar-part.mail.tsx";
import { type EmailDetail, EmailDetails, emailDetail, phoneDetail } from "../mail/email-details.mail.tsx";
import { Closing, EmailButton, EmailLayout, EmailLink, Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { Steps } from "../mail/email-steps.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro, formatKuna, lipaFromCents } from "../money/money.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { PriceLine, Reservation } from "./reservation.ts";
import { reservationCalendar } from "./reservation-calendar.server.ts";
import { reservationUrl, reservationWords } from "./reservation-words.server.ts";

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

/** What a guest does before coming. */
const ARRIVAL = ["calendar", "early", "cancel"];

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
      <EmailDetails details={bookedDetails(reading)} />
      {occasion === "booked" && settings.showKuna && (
        <Paragraph>{translator(language, "mail")("order.rate")}</Paragraph>
      )}
      {occasion === "booked" && <Paragraph>{t("visit.payment")}</Paragraph>}
      {!toGuest && <EmailDetails details={guestDetails(reservation)} />}
      {!toGuest && reservation.note !== "" && (
        <Part title={t("note")}>
          <Paragraph>{reservation.note}</Paragraph>
        </Part>
      )}
      {!toGuest && occasion === "booked" && <Paragraph>{t("winery.booked.cancelNote")}</Paragraph>}
      {toGuest && occasion === "booked" && <ArrivalParts language={language} />}
      <WaysOn {...reading} />
      {toGuest && (
        <Closing language={language}>{occasion === "booked" && <Paragraph>{t("notYours")}</Paragraph>}</Closing>
      )}
    </EmailLayout>
  );
}

/** Where the guest comes to, and what is done before. */
function ArrivalParts({ language }: { language: Language }) {
  const t = translator(language, "reservation-mail");
  return (
    <>
      <CellarPart language={language} hours={false} />
      <Part title={t("arrival.before")}>
        <Steps steps={ARRIVAL.map((step) => t(`arrival.${step}`, wineryInTexts(language)))} />
      </Part>
    </>
  );
}

/** The booking's page; whose booking is off chooses another day first. */
function WaysOn({ reservation, settings, occasion, side, language }: ReservationReading) {
  const t = translator(language, "reservation-mail");
  const page = reservationUrl(reservation, settings.publicUrl, language);
  if (occasion === "booked" || side === "winery")
    return <EmailButton href={page}>{t(`${side}.${occasion}.link`)}</EmailButton>;
  return (
    <>
      <EmailButton href={settings.publicUrl + pathTo("reservation", language)}>
        {t("guest.cancelled.again")}
      </EmailButton>
      <EmailLink href={page}>{t("guest.cancelled.link")}</EmailLink>
    </>
  );
}

/** What for, when and for how many. */
export function visitDetails(reservation: Reservation, language: Language): EmailDetail[] {
  const t = translator(language, "reservation-mail");
  const words = reservationWords(reservation, language);
  return [
    { label: t("visit.package"), value: words.package },
    { label: t("visit.date"), value: words.date },
    { label: t("visit.time"), value: words.time },
    { label: t("visit.people"), value: `${words.people}` },
  ];
}

/** What was booked; nobody pays for a visit that is off. */
function bookedDetails({ reservation, lines, settings, language, occasion }: ReservationReading): EmailDetail[] {
  const t = translator(language, "reservation");
  const own = translator(language, "reservation-mail");
  const kuna = (cents: number) => (settings.showKuna ? [formatKuna(lipaFromCents(cents))] : []);
  const visit = visitDetails(reservation, language);
  if (occasion === "cancelled") return visit;
  return [
    ...visit,
    ...lines.map(({ what, count, eachCents, cents }) => ({
      label: t(`price.${what}`).replaceAll(" ", "\u00a0"),
      value: formatEuro(cents),
      unbroken: true,
      notes: [`${count} × ${formatEuro(eachCents)}`, ...kuna(cents)],
    })),
    {
      label: own("visit.total"),
      value: formatEuro(reservation.totalCents),
      unbroken: true,
      notes: kuna(reservation.totalCents),
      strong: true,
    },
  ];
}

function guestDetails({
  fullName,
  email,
  phone,
  language,
  createdAt,
  partner,
  partnerOrigin,
}: Reservation): EmailDetail[] {
  const t = translator(DEFAULT_LANGUAGE, "reservation-mail");
  const through = partner ?? partnerOrigin;
  return [
    ...(through ? [{ label: t("guestDetails.partner"), value: through }] : []),
    { label: t("guestDetails.name"), value: fullName },
    emailDetail(t("guestDetails.email"), email),
    phoneDetail(t("guestDetails.phone"), phone),
    { label: t("guestDetails.language"), value: t(`languages.${language}`) },
    { label: t("guestDetails.bookedAt"), value: momentInWords(createdAt, DEFAULT_LANGUAGE) },
  ];
}

function calendarAttachment({ occasion, ...reading }: ReservationReading): Attachment {
  const { content, ...file } = reservationCalendar({ ...reading, cancelled: occasion === "cancelled" });
  return { ...file, contentBase64: Buffer.from(content).toString("base64") };
}

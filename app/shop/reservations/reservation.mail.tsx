import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/clock.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { countryName } from "../delivery/countries.ts";
import { ButtonLink, type Fact, Facts, Letter, Paragraph, Part, renderLetter } from "../mail/letter.mail.tsx";
import { type Attachment, type Mail, wineryAddress } from "../mail/mail.ts";
import { formatEuro } from "../money/money.ts";
import { WINERY } from "../winery.ts";
import { dateInWords } from "./calendar.ts";
import { calendarFile } from "./calendar-file.ts";
import type { PriceLine, Reservation } from "./reservation.ts";

type MailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
type Occasion = "booked" | "cancelled";
type Side = "guest" | "winery";
type LetterProps = {
  reservation: Reservation;
  /** What it costs, line by line. */
  lines: PriceLine[];
  settings: MailSettings;
  occasion: Occasion;
  side: Side;
  language: Language;
};

/** The two mails about a new reservation: to the guest in their language, to the winery in Croatian. */
export function reservationBookedMails(
  reservation: Reservation,
  lines: PriceLine[],
  settings: MailSettings,
): Promise<Mail[]> {
  return bothMails({ reservation, lines, settings, occasion: "booked" });
}

/** The two mails that say that a reservation is off. */
export function reservationCancelledMails(reservation: Reservation, settings: MailSettings): Promise<Mail[]> {
  return bothMails({ reservation, lines: [], settings, occasion: "cancelled" });
}

function bothMails(about: Omit<LetterProps, "side" | "language">): Promise<Mail[]> {
  return Promise.all([
    mailFor({ ...about, side: "guest", language: about.reservation.language }),
    mailFor({ ...about, side: "winery", language: DEFAULT_LANGUAGE }),
  ]);
}

async function mailFor(letter: LetterProps): Promise<Mail> {
  const { reservation, settings, occasion, side, language } = letter;
  const t = translator(language, "reservation-mail");
  const toGuest = side === "guest";
  return {
    kind: toGuest ? `reservation-${occasion}` : `reservation-${occasion}-winery`,
    recipient: toGuest ? reservation.email : wineryAddress(settings),
    replyTo: toGuest ? wineryAddress(settings) : reservation.email,
    subject: t(`${side}.${occasion}.subject`, wordsFor(reservation, language)),
    ...(await renderLetter(<LetterAbout {...letter} />)),
    attachments: [calendarAttachment(letter)],
  };
}

function LetterAbout(letter: LetterProps) {
  const { reservation, settings, occasion, side, language } = letter;
  const t = translator(language, "reservation-mail");
  const words = wordsFor(reservation, language);
  const toGuest = side === "guest";
  return (
    <Letter
      language={language}
      publicUrl={settings.publicUrl}
      preview={t(`${side}.${occasion}.preview`, words)}
      title={t(`${side}.${occasion}.title`)}
    >
      {toGuest && <Paragraph>{t("greeting")}</Paragraph>}
      <Paragraph>{t(`${side}.${occasion}.intro`, words)}</Paragraph>
      <Facts facts={visitFacts(letter)} />
      {!toGuest && <Facts facts={guestFacts(reservation)} />}
      {reservation.note !== "" && (
        <Part title={t("note")}>
          <Paragraph>{reservation.note}</Paragraph>
        </Part>
      )}
      {toGuest && occasion === "booked" && (
        <Part title={t("arrival.title")}>
          <Paragraph>{`${place(language)}\n${t("arrival.text", { phone: WINERY.phones[0] })}`}</Paragraph>
        </Part>
      )}
      {occasion === "booked" && <Paragraph>{t(`${side}.booked.cancelNote`)}</Paragraph>}
      <ButtonLink href={linkTo(letter)}>{t(`${side}.${occasion}.link`)}</ButtonLink>
      {toGuest && <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>}
    </Letter>
  );
}

/** Where the reservation is seen and cancelled. */
function linkTo({ reservation, settings, language }: LetterProps): string {
  return settings.publicUrl + pathTo("reservation-success", language, {}, { token: reservation.token });
}

function wordsFor(reservation: Reservation, language: Language) {
  const { date, time, fullName, adults, children } = reservation;
  const t = translator(language, "reservation");
  return {
    winery: WINERY.name,
    guest: fullName,
    package: t(`packages.${reservation.package}.name`),
    date: dateInWords(date, LANGUAGE_TAGS[language]),
    time,
    people: adults + children,
  };
}

/** What was booked; nobody pays for a visit that is off. */
function visitFacts({ reservation, lines, language, occasion }: LetterProps): Fact[] {
  const t = translator(language, "reservation");
  const own = translator(language, "reservation-mail");
  const words = wordsFor(reservation, language);
  const screenRequest = [
    { label: own("visit.package"), value: words.package },
    { label: own("visit.date"), value: words.date },
    { label: own("visit.time"), value: words.time },
  ];
  if (occasion === "cancelled") return screenRequest;
  return [
    ...screenRequest,
    ...lines.map(({ what, count, eachCents, cents }) => ({
      label: t(`price.${what}`),
      value: formatEuro(cents),
      note: `${count} × ${formatEuro(eachCents)}`,
    })),
    { label: own("visit.total"), value: formatEuro(reservation.totalCents), note: own("visit.payment"), strong: true },
  ];
}

function guestFacts({ fullName, email, phone, language, createdAt, partner, partnerOrigin }: Reservation): Fact[] {
  const t = translator(DEFAULT_LANGUAGE, "reservation-mail");
  const style = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  const through = partner ?? partnerOrigin;
  return [
    ...(through ? [{ label: t("guestFacts.partner"), value: through }] : []),
    { label: t("guestFacts.name"), value: fullName },
    { label: t("guestFacts.email"), value: email },
    { label: t("guestFacts.phone"), value: phone },
    { label: t("guestFacts.language"), value: t(`languages.${language}`) },
    {
      label: t("guestFacts.bookedAt"),
      value: new Intl.DateTimeFormat(LANGUAGE_TAGS[DEFAULT_LANGUAGE], style).format(createdAt),
    },
  ];
}

function place(language: Language): string {
  const { street, postalCode, city, countryCode } = WINERY.address;
  return `${WINERY.name}, ${street}, ${postalCode} ${city}, ${countryName(countryCode, language)}`;
}

function calendarAttachment(letter: LetterProps): Attachment {
  const { reservation, settings, occasion, side, language } = letter;
  const { id, date, time, createdAt, cancelledAt } = reservation;
  const t = translator(language, "reservation-mail");
  const cancelled = occasion === "cancelled";
  const words = wordsFor(reservation, language);
  const url = linkTo(letter);
  const contact = side === "guest" ? WINERY.phones[0] : `${reservation.fullName}, ${reservation.phone}`;
  const file = calendarFile({
    uid: `${id}@${new URL(settings.publicUrl).hostname}`,
    stampedAt: cancelledAt ?? createdAt,
    cancelled,
    date,
    time,
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

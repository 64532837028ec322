import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { Closing, EmailButton, EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { visitDetails } from "./reservation.mail.tsx";
import type { Reservation } from "./reservation.ts";
import { confirmUntilInWords, reservationWords } from "./reservation-words.server.ts";

type Props = {
  reservation: Reservation;
  /** Where it is confirmed, once. */
  href: string;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
};

/** The mail that asks a guest to confirm, in their language; the winery and the calendars hear of it once it is confirmed. */
export async function reservationPendingMail({ reservation, href, settings }: Props): Promise<MailWords> {
  const { language } = reservation;
  const t = translator(language, "reservation-mail");
  const words = reservationWords(reservation, language);
  return {
    replyTo: wineryAddress(settings),
    subject: t("guest.pending.subject", words),
    ...(await renderEmail(
      <EmailLayout
        language={language}
        publicUrl={settings.publicUrl}
        preview={t("guest.pending.preview", words)}
        title={t("guest.pending.title")}
      >
        <Paragraph>{t("greeting")}</Paragraph>
        <Paragraph>{t("guest.pending.intro", { until: confirmUntilInWords(reservation, language) })}</Paragraph>
        <EmailDetails details={visitDetails(reservation, language)} />
        <EmailButton href={href}>{t("guest.pending.link")}</EmailButton>
        <Paragraph>{t("guest.pending.after")}</Paragraph>
        <Closing language={language} />
      </EmailLayout>,
    )),
    attachments: [],
  };
}

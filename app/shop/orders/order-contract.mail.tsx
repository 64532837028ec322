import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { EmailButton, Paragraph, Part, SmallPart } from "../mail/email-layout.mail.tsx";
import { holdingDays } from "../terms/holding-days.server.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";

type Props = { order: Order; settings: Pick<Settings, "publicUrl" | "holding"> };

/** The parts of what a buyer is told about withdrawing. */
const WITHDRAWAL = ["how", "goods", "refund"] as const;

/** What the law wants a buyer to have in hand: time of delivery, withdrawal, guarantee, complaints, and that the terms are attached. */
export function ContractPart({ order, settings }: Props) {
  const { language, delivery, payment, token } = order;
  const t = translator(language, "mail");
  const winery = wineryInTexts(language);
  // The name of a company and its kind stay together.
  const company = winery.company?.replaceAll(" ", "\u00a0");
  const values = { ...winery, company, ...holdingDays(settings, language) };
  return (
    <>
      <Part title={t(`contract.deliveryTitle.${delivery}`)}>
        <Paragraph>{t(`contract.delivery.${delivery}`, values)}</Paragraph>
        {payment === "cash" && <Paragraph>{t("contract.delivery.held", values)}</Paragraph>}
      </Part>
      <Part title={t("contract.withdrawalTitle")}>
        {WITHDRAWAL.map((about) => (
          <SmallPart key={about} title={t(`contract.withdrawal.${about}Title`)}>
            {t(`contract.withdrawal.${about}`, values)}
          </SmallPart>
        ))}
        <EmailButton href={settings.publicUrl + pathTo("withdrawal", language, {}, { token })} quiet>
          {t("contract.withdrawalLink")}
        </EmailButton>
      </Part>
      <Part title={t("contract.rightsTitle")}>
        <Paragraph>{t("contract.guarantee", values)}</Paragraph>
        <Paragraph>{t("contract.complaint", values)}</Paragraph>
      </Part>
      <Part title={t("contract.title")}>
        <Paragraph>{t("contract.attached")}</Paragraph>
      </Part>
    </>
  );
}

import { useLanguage, useText } from "../i18n/text.ts";
import { ibanInGroups } from "../shop/money/iban.ts";
import type { OrderFiles } from "../shop/orders/order-files.ts";
import { paymentReference } from "../shop/payment/payment.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { CopyIban } from "./copy-iban.tsx";
import { Price } from "./price.tsx";

type Props = { number: string; totalCents: number; codes: OrderFiles["codes"] };

/**
 * What a buyer needs for a bank transfer, to read and to scan; banks take euro only. HUB-3 is read by banks in Croatia alone: who reads
 * another language has EPC first. Texts of `order`.
 */
export function TransferDetails({ number, totalCents, codes }: Props) {
  const text = useText("order");
  const first = useLanguage() === "hr" ? "hub3" : "epc";
  return (
    <div className="transfer">
      <div className={`transfer-parts transfer-parts-${first}`}>
        <dl className="transfer-facts">
          <dt>{text("transfer.payee")}</dt>
          <dd>{WINERY.company.legalName}</dd>
          <dt>IBAN</dt>
          <dd className="transfer-iban">{ibanInGroups(WINERY.bank.iban)}</dd>
          <dt>BIC</dt>
          <dd>{WINERY.bank.bic}</dd>
          <dt>{text("transfer.bank")}</dt>
          <dd>{WINERY.bank.name}</dd>
          <dt>{text("transfer.amount")}</dt>
          <dd>
            <Price cents={totalCents} />
          </dd>
          <dt>{text("transfer.reference")}</dt>
          <dd>{paymentReference(number)}</dd>
        </dl>
        <CopyIban iban={WINERY.bank.iban} label={text("transfer.copy")} copied={text("transfer.copied")} />
        {codes && <PaymentCodes codes={codes} first={first} />}
      </div>
    </div>
  );
}

function PaymentCodes({ codes, first }: { codes: NonNullable<Props["codes"]>; first: "hub3" | "epc" }) {
  const text = useText("order");
  const codesOfReader = first === "hub3" ? (["hub3", "epc"] as const) : (["epc", "hub3"] as const);
  return (
    <>
      <p>{text("transfer.scan")}</p>
      {codesOfReader.map((code) => (
        <figure key={code} className={`transfer-code transfer-code-${code}`}>
          <img src={codes[code]} alt={text(`transfer.${code}Alt`)} />
          <figcaption>{text(`transfer.${code}`)}</figcaption>
        </figure>
      ))}
    </>
  );
}

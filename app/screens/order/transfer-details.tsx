import { useText } from "../../i18n/text.ts";
import { ibanInGroups } from "../../shop/payment/payment.ts";
import { WINERY } from "../../shop/winery.ts";
import { Price } from "../../ui/price.tsx";

/** What a buyer needs to pay by bank transfer. */
export function TransferDetails({ number, totalCents }: { number: string; totalCents: number }) {
  const text = useText("order");
  return (
    <dl className="order-page-transfer">
      <dt>{text("transfer.payee")}</dt>
      <dd>{WINERY.company.legalName}</dd>
      <dt>IBAN</dt>
      <dd>{ibanInGroups(WINERY.bank.iban)}</dd>
      <dt>BIC</dt>
      <dd>{WINERY.bank.bic}</dd>
      <dt>{text("transfer.bank")}</dt>
      <dd>{WINERY.bank.name}</dd>
      <dt>{text("transfer.amount")}</dt>
      <dd>
        <Price cents={totalCents} />
      </dd>
      <dt>{text("transfer.reference")}</dt>
      <dd>{number}</dd>
    </dl>
  );
}

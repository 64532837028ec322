import { useText } from "../../i18n/text.ts";
import { ibanInGroups } from "../../shop/money/iban.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import type { TakenCards } from "../../shop/payment/taken-cards.ts";
import type { HoldingDays } from "../../shop/terms/holding-days.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { CardMarks } from "../../ui/card-marks.tsx";

type Props = { payments: readonly Payment[]; cards: TakenCards | null; days: HoldingDays };

/** Each payment method with its instructions; the bank account beside the transfer. */
export function PaymentList({ payments, cards, days }: Props) {
  const text = useText("payment-method");
  const provider = cards?.provider ?? null;
  return payments.map((payment) => (
    <div className="card" key={payment}>
      <h3>{text(`methods.${payment}.title`)}</h3>
      <p>
        {payment === "card" && provider === null
          ? text("methods.card.test", days)
          : text(`methods.${payment}.text`, { ...days, provider })}
      </p>
      {payment === "transfer" && <BankAccount />}
      {payment === "card" && cards && <CardMarks cards={cards} />}
    </div>
  ));
}

function BankAccount() {
  const text = useText("payment-method");
  const { bank, company, address } = WINERY;
  const facts = [
    {
      label: text("bank.payee"),
      value: `${company.legalName}, ${address.street}, ${address.postalCode} ${address.city}`,
    },
    { label: "IBAN", value: ibanInGroups(bank.iban) },
    { label: "BIC", value: bank.bic },
    { label: text("bank.name"), value: bank.name },
    { label: text("bank.reference"), value: text("bank.referenceNote") },
  ];
  return (
    <dl className="legal-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

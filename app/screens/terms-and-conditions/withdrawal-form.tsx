import { useText } from "../../i18n/text.ts";
import { WINERY } from "../../shop/winery.ts";

const LINES = ["goods", "ordered", "received", "name", "address", "signature", "date"] as const;

/** The model form for withdrawing from a contract, to be printed or copied into a mail (Directive 2011/83/EU, annex I B). */
export function WithdrawalForm() {
  const text = useText("terms-and-conditions");
  const { company, address, email } = WINERY;
  return (
    <div className="card card-label legal-form">
      <h3>{text("form.title")}</h3>
      <p>
        {text("form.to")}: {company.legalName}, {address.street}, {address.postalCode} {address.city}, {email}
      </p>
      <p>{text("form.statement")}</p>
      <dl>
        {LINES.map((line) => (
          <div key={line}>
            <dt>{text(`form.${line}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </div>
  );
}

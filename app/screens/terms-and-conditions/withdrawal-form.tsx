import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { ButtonLink } from "../../ui/button.tsx";

const LINES = ["goods", "ordered", "received", "name", "address", "signature", "date"] as const;

/**
 * The model form for withdrawing from a contract, to print, to copy into a mail (Directive 2011/83/EU, annex I B), or to send from here.
 */
export function WithdrawalForm() {
  const text = useText("terms-and-conditions");
  const language = useLanguage();
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
      <p className="legal-form-send">
        <ButtonLink href={pathTo("withdrawal", language)}>{text("form.send")}</ButtonLink>
      </p>
    </div>
  );
}

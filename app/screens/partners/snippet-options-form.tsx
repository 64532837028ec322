import { LANGUAGES } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { MAX_PARTNER_LENGTH } from "../../shop/partners/partner.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { OfferedProduct, SnippetOptions } from "./copy-forms.server.ts";

type Props = { options: SnippetOptions; products: OfferedProduct[] };

/** For whose page and in which language the forms below are made. */
export function SnippetOptionsForm({ options, products }: Props) {
  const text = useText("partners");
  const language = useLanguage();
  return (
    <form
      className="partners-options card"
      action={`${pathTo("partners", language)}#reservation`}
      aria-labelledby="options"
    >
      <h2 id="options">{text("options.title")}</h2>
      <SelectField name="formLang" label={text("options.formLang")} defaultValue={options.formLang}>
        {LANGUAGES.map((one) => (
          <option value={one} key={one}>
            {text(`languages.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="product" label={text("options.product")} defaultValue={options.product}>
        {products.map(([id, name]) => (
          <option value={id} key={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <PartnerFields options={options} />
      <Button>{text("options.make")}</Button>
    </form>
  );
}

function PartnerFields({ options }: Pick<Props, "options">) {
  const text = useText("partners");
  return (
    <>
      <TextField
        name="partner"
        label={text("options.partner")}
        labelNote={text("optional")}
        hint={text("options.partnerHint")}
        defaultValue={options.partner}
        maxLength={MAX_PARTNER_LENGTH}
        autoComplete="organization"
      />
      <TextField
        name="returnTo"
        type="url"
        label={text("options.returnTo")}
        labelNote={text("optional")}
        hint={text("options.returnToHint")}
        defaultValue={options.returnTo}
      />
    </>
  );
}

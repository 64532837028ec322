import { LANGUAGES } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { MAX_PARTNER_LENGTH } from "../../shop/partners/partner.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { Wishes } from "./copy-forms.server.ts";

type Props = { wishes: Wishes; products: { id: string; name: string; year: number | null }[] };

/** For whose page, and in which language, the forms below are made. */
export function WishesForm({ wishes, products }: Props) {
  const text = useText("partners");
  const language = useLanguage();
  return (
    <form
      className="partners-wishes card"
      action={`${pathTo("partners", language)}#reservation`}
      aria-labelledby="wishes"
    >
      <h2 id="wishes">{text("wishes.title")}</h2>
      <SelectField name="formLang" label={text("wishes.formLang")} defaultValue={wishes.formLang}>
        {LANGUAGES.map((one) => (
          <option value={one} key={one}>
            {text(`languages.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="partner"
        label={text("wishes.partner")}
        labelNote={text("optional")}
        defaultValue={wishes.partner}
        maxLength={MAX_PARTNER_LENGTH}
        autoComplete="organization"
      />
      <TextField
        name="returnTo"
        type="url"
        label={text("wishes.returnTo")}
        labelNote={text("optional")}
        hint={text("wishes.returnToHint")}
        defaultValue={wishes.returnTo}
      />
      <SelectField name="product" label={text("wishes.product")} defaultValue={wishes.product}>
        {products.map(({ id, name, year }) => (
          <option value={id} key={id}>
            {[name, year].filter(Boolean).join(" ")}
          </option>
        ))}
      </SelectField>
      <Button>{text("wishes.make")}</Button>
    </form>
  );
}

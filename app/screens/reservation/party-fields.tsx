import { useText } from "../../i18n/text.ts";
import { formatEuro } from "../../shop/money/money.ts";
import { type Package, TASTINGS } from "../../shop/reservations/tastings.ts";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import type { FieldsProps } from "./fields.ts";

/** Who comes: adults, children, and whether the children eat; the children come first (specification, section 4). */
export function PartyFields({ fields, words, chosen }: FieldsProps & { chosen: Package | null }) {
  const text = useText("reservation");
  const { childrenMenuCents } = TASTINGS[chosen ?? "basic"];
  return (
    <fieldset className="reservation-part">
      <legend>{text("parts.party")}</legend>
      <TextField {...words.input(fields.adults, "number")} inputMode="numeric" hint={text("hints.adults")} />
      <TextField
        {...words.input(fields.children, "number")}
        labelNote={undefined}
        inputMode="numeric"
        hint={text("hints.children")}
      />
      <CheckboxField
        {...words.checkbox(fields.childrenMenu)}
        className="reservation-wide"
        hint={text("hints.childrenMenu", { price: formatEuro(childrenMenuCents) })}
      />
    </fieldset>
  );
}

import { useText } from "../../i18n/text.ts";
import type { Tasting } from "../../shop/reservations/tastings.ts";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { useMoney } from "../../ui/price.tsx";
import type { ReservationFieldsProps } from "./fields.ts";

/** Who comes: adults, children, and whether the children eat; the children come first (docs/rules.md "Tastings"). */
export function PartyFields({ fields, words, tasting }: ReservationFieldsProps & { tasting: Tasting }) {
  const text = useText("reservation");
  const money = useMoney();
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
        hint={text("hints.childrenMenu", { price: money(tasting.childrenMenuCents) })}
      />
    </fieldset>
  );
}

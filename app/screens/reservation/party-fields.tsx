import { useText } from "../../i18n/text.ts";
import type { Tasting } from "../../shop/reservations/tastings.ts";
import { CheckboxField } from "../../ui/field.tsx";
import { useMoney } from "../../ui/price.tsx";
import { StepperField } from "../../ui/stepper-field.tsx";
import type { ReservationFieldsProps } from "./fields.ts";

/** The party: adults, children, and whether the children eat; children are entered first (docs/rules.md "Tastings"). */
export function PartyFields({ fields, words, tasting }: ReservationFieldsProps & { tasting: Tasting }) {
  const text = useText("reservation");
  const money = useMoney();
  const steps = (who: "adults" | "children") => ({
    decrease: { "aria-label": text("steps.less", { who: text(`fields.${who}`) }) },
    increase: { "aria-label": text("steps.more", { who: text(`fields.${who}`) }) },
  });
  return (
    <fieldset className="reservation-part reservation-party">
      <legend>{text("parts.party")}</legend>
      <StepperField {...words.input(fields.adults, "number")} {...steps("adults")} hint={text("hints.adults")} />
      <StepperField
        {...words.input(fields.children, "number")}
        {...steps("children")}
        labelNote={undefined}
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

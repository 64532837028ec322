import { ErrorSummary } from "../../../app/ui/error-summary.tsx";
import { CheckboxField, RadioGroup, SelectField, TextareaField, TextField } from "../../../app/ui/field.tsx";
import { BeneathField, FieldFrame } from "../../../app/ui/field-frame.tsx";
import { QuantityStepper } from "../../../app/ui/quantity-stepper.tsx";
import { StepperField } from "../../../app/ui/stepper-field.tsx";
import { TermsLabel } from "../../../app/ui/terms-label.tsx";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Fields";

const STATES = [
  ["plain", {}],
  ["optional, hint", { labelNote: "(neobavezno)", hint: "Samo za dostavljača." }],
  ["refused", { hint: "Samo za dostavljača.", errors: ["Upišite telefon."] }],
  ["disabled", { disabled: true }],
] as const;
const TYPES = ["email", "tel", "password", "date", "time", "number"] as const;
const OPTIONS = [
  { value: "courier", label: "Dostava", hint: "Dva do četiri radna dana" },
  { value: "pickup", label: "Preuzimanje u podrumu" },
  { value: "none", label: "Inozemstvo", disabled: true },
];
const STEP = { decrease: { "aria-label": "manje" }, increase: { "aria-label": "više" } };

/** What is filled in. */
export default function Fields() {
  return (
    <>
      <Texts />
      <Choices />
      <Numbers />
      <Specimens title="A refused form">
        <Specimen name="summary" wide>
          <ErrorSummary
            title="Nešto još nedostaje"
            errors={[
              { id: "text-refused", message: "Upišite telefon." },
              { id: "select-refused", message: "Odaberite državu." },
            ]}
            answer={null}
          />
        </Specimen>
        <Specimen name="summary of the whole form" wide>
          <ErrorSummary title="" errors={[]} answer={null}>
            <p>U međuvremenu je prodano.</p>
          </ErrorSummary>
        </Specimen>
      </Specimens>
    </>
  );
}

function Texts() {
  return (
    <Specimens title="Text">
      {STATES.map(([name, state]) => (
        <Specimen key={name} name={name}>
          <TextField label="Telefon" name="phone" id={`text-${name}`} defaultValue="+385 91 234 5678" {...state} />
          <TextareaField label="Napomena" name="note" id={`area-${name}`} {...state} />
        </Specimen>
      ))}
      {TYPES.map((type) => (
        <Specimen key={type} name={type}>
          <TextField label="Podatak" name={type} type={type} />
        </Specimen>
      ))}
      <Specimen name="constraint">
        <TextField label="Poštanski broj" name="postal" required pattern="\d{5}" maxLength={5} inputMode="numeric" />
      </Specimen>
      <Specimen name="the frame alone">
        <FieldFrame id="framed" className="field" label="Vlastita kontrola" hint="S okvirom polja">
          <input className="input" id="framed" />
        </FieldFrame>
        <BeneathField id="beneath" className="field" label="" hint="Ispod vlastite oznake" errors={["Označite."]} />
      </Specimen>
    </Specimens>
  );
}

function Choices() {
  return (
    <Specimens title="Choices">
      {STATES.map(([name, state]) => (
        <Specimen key={name} name={name}>
          <SelectField label="Država" name="country" id={`select-${name}`} {...state}>
            <option>Hrvatska</option>
            <option>Njemačka</option>
          </SelectField>
          <CheckboxField label="Imam najmanje 18 godina" name="adult" id={`check-${name}`} {...state} />
        </Specimen>
      ))}
      <Specimen name="ticked, with a link">
        <CheckboxField
          label={<TermsLabel before="Prihvaćam" link="opće uvjete" />}
          name="terms"
          id="terms"
          defaultChecked
        />
      </Specimen>
      <Specimen name="one of a few">
        <RadioGroup legend="Dostava" name="delivery" options={OPTIONS} defaultValue="courier" />
      </Specimen>
      <Specimen name="one of a few, refused">
        <RadioGroup legend="Dostava" name="refused-delivery" options={OPTIONS} errors={["Odaberite dostavu."]} />
      </Specimen>
    </Specimens>
  );
}

function Numbers() {
  return (
    <Specimens title="Numbers">
      <Specimen name="stepper">
        <QuantityStepper label="Količina" name="quantity" defaultValue={1} {...STEP} />
      </Specimen>
      <Specimen name="stepper at its ends">
        <QuantityStepper
          label="Količina"
          name="last"
          defaultValue={1}
          decrease={{ ...STEP.decrease, disabled: true }}
          increase={{ ...STEP.increase, disabled: true }}
        />
      </Specimen>
      {STATES.map(([name, state]) => (
        <Specimen key={name} name={name}>
          <StepperField label="Odrasli" name="adults" id={`stepper-${name}`} defaultValue={2} {...STEP} {...state} />
        </Specimen>
      ))}
    </Specimens>
  );
}

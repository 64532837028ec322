import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup, TextField } from "../../ui/field.tsx";
import type { FieldsProps } from "./fields.ts";
import type { Times } from "./use-times.ts";

type Props = FieldsProps & { times: Times /** How many people come. */; seats: number };

/** The day and, once they are known, its times with the seats that are left. */
export function TimeChoice({ fields, words, times: { times, trouble }, seats }: Props) {
  const text = useText("reservation");
  const soldOut = times?.every(({ seatsFree }) => seatsFree === 0) ?? false;
  return (
    <fieldset className="reservation-part">
      <legend>{text("parts.day")}</legend>
      <div className="reservation-day reservation-wide">
        <TextField {...words.input(fields.date, "date")} hint={text("hints.date")} />
        <Button kind="secondary" name="intent" value="showTimes" formNoValidate>
          {text("showTimes")}
        </Button>
      </div>
      <p className="reservation-times-note reservation-wide" role="status">
        {trouble ? text(trouble) : soldOut ? text("times.none") : times ? "" : text("times.ask")}
      </p>
      {times ? (
        <RadioGroup
          {...words.radios(fields.time)}
          required
          className="reservation-times reservation-wide"
          options={times.map(({ time, seatsFree }) => ({
            value: time,
            label: time,
            hint: seatsFree === 0 ? text("times.full") : text("times.free", { count: seatsFree }),
            disabled: seatsFree === 0 || seatsFree < seats,
          }))}
        />
      ) : (
        <NoTimes fields={fields} words={words} />
      )}
    </fieldset>
  );
}

/** Where the times will stand; the summary's link leads here while there are none. */
function NoTimes({ fields: { time }, words }: FieldsProps) {
  const errors: string[] | undefined = words.radios(time).errors;
  if (!errors) return null;
  return (
    <div className="field-errors reservation-wide" id={time.id} tabIndex={-1}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}

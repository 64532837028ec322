import { useText } from "../../i18n/text.ts";
import { TIMES } from "../../shop/reservations/tastings.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup, TextField } from "../../ui/field.tsx";
import { DayChips } from "./day-chips.tsx";
import type { ReservationFieldsProps } from "./fields.ts";
import type { OfferedDays } from "./offered-days.ts";
import type { Times } from "./use-times.ts";

type Props = ReservationFieldsProps & {
  times: Times;
  days: OfferedDays;
  chosenDay: string | null;
  chooseDay(date: string): void;
  /** How many people come. */
  seats: number;
  /** Whether the page has come because of the times: they take the focus, and with it come into sight. */
  askedFor: boolean;
};

/** The day and, once they are known, its times with the seats left. */
export function TimeChoice({ fields, words, times: { times, sentence, stale }, seats, askedFor, ...chips }: Props) {
  const text = useText("reservation");
  return (
    <fieldset className="reservation-part">
      <legend>{text("parts.day")}</legend>
      <div className="reservation-day reservation-wide">
        <DayChips days={chips.days} chosen={chips.chosenDay} choose={chips.chooseDay} />
        <p className="small reservation-other">{text("otherDay")}</p>
        <TextField {...words.input(fields.date, "date")} hint={text("hints.date")} />
        <Button kind="secondary" name="intent" value="showTimes" formNoValidate>
          {text("showTimes")}
        </Button>
      </div>
      <p className="reservation-times-note reservation-wide" role="status">
        {sentence && text(sentence)}
      </p>
      {times ? (
        <RadioGroup
          {...words.radios(fields.time)}
          required
          disabled={stale}
          takesFocus={askedFor}
          className="reservation-times reservation-wide"
          options={times.map(({ time, seatsFree }) => ({
            value: time,
            label: time,
            hint: seatsFree === 0 ? text("times.full") : text("times.free", { count: seatsFree }),
            disabled: !isFree({ seatsFree }, seats),
          }))}
        />
      ) : (
        <NoTimes fields={fields} words={words} />
      )}
    </fieldset>
  );
}

const isFree = ({ seatsFree }: { seatsFree: number }, seats: number) => seatsFree > 0 && seatsFree >= seats;

/** The id of the control to which an error about the time links: an available time, else the day. */
export function timeTarget({ time, date }: ReservationFieldsProps["fields"], { times }: Times, seats: number): string {
  if (!times) return time.id;
  const first = times.findIndex((one) => isFree(one, seats));
  if (first === 0) return time.id;
  return first === -1 ? date.id : `${time.id}-${times[first]?.time}`;
}

/** Where the times will stand: they keep their place, so that nothing moves when they come. The summary's link leads here while there are none. */
function NoTimes({ fields: { time }, words }: ReservationFieldsProps) {
  const { errors, legend } = words.radios(time);
  return (
    <div className="field reservation-times reservation-wide" id={time.id} tabIndex={-1}>
      <p className="field-label">{legend}</p>
      {TIMES.map((beginning) => (
        <p className="choice" key={beginning}>
          {beginning}
        </p>
      ))}
      {errors && (
        <div className="field-errors">
          {errors.map((error: string) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </div>
  );
}

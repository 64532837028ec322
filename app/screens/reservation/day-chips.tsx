import { useText } from "../../i18n/text.ts";
import { type OfferedDays, offeredDays } from "./offered-days.ts";

type Props = { days: OfferedDays; chosen: string | null; choose(date: string): void };

/** The next two weeks as a button per day, which shows the day's times: by a post without scripts. */
export function DayChips({ days, chosen, choose }: Props) {
  const text = useText("reservation");
  return (
    <fieldset>
      <legend className="visually-hidden">{text("nearest")}</legend>
      {offeredDays(days).map(({ date, words, closed }) => (
        <button
          key={date}
          type="submit"
          className="reservation-chip"
          name="day"
          value={date}
          formNoValidate
          disabled={closed}
          aria-pressed={date === chosen}
          onClick={(event) => {
            event.preventDefault();
            choose(date);
          }}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

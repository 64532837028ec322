import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { pageTextsFor } from "../../i18n/i18next.server.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { PageTexts } from "../../i18n/text.ts";
import { Booking } from "./booking.tsx";

const BOOKED = {
  ...{ token: "AAAAAAAAAAAAAAAAAAAAAA", package: "Basic", date: "23. 11. 2026.", time: "10:00", totalCents: 3600 },
  ...{ adults: 2, children: 0, childrenMenu: false, email: "ana@gost.example", confirmUntil: "" },
};
/** What is said to somebody who is still to come. */
const TO_COME = /Vidimo se|See you|La aspettiamo|Wir sehen uns/;

const CASES = LANGUAGES.flatMap((language) => [
  { language, state: "booked" as const, welcomes: true },
  { language, state: "over" as const, welcomes: false },
]);

it.each(CASES)(
  "$language: of a tasting that is $state, whether it looks forward: $welcomes",
  ({ welcomes, ...shown }) => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <PageTexts.Provider value={pageTextsFor(shown.language)}>
          <Booking {...BOOKED} state={shown.state} />
        </PageTexts.Provider>
      </MemoryRouter>,
    );
    expect(TO_COME.test(page)).toBe(welcomes);
    expect(page).toContain(BOOKED.date);
  },
);

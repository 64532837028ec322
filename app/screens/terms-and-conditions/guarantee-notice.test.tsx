import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTextsFor } from "../../i18n/i18next.server.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { PageTexts } from "../../i18n/text.ts";
import { guaranteeNotice } from "./guarantee-notice.server.ts";
import { GuaranteeNotice } from "./guarantee-notice.tsx";

it("is found in each language that has a file, and in no other", () => {
  const files = {
    "../../../notices/guarantee-hr.svg": "/static/guarantee-hr-1.svg",
    "../../../notices/guarantee-de.png": "/static/guarantee-de-2.png",
    "../../../notices/durability-it.svg": "/static/durability-it-3.svg",
    "../../../notices/guarantee-en.pdf": "/static/guarantee-en-4.pdf",
  };
  expect(LANGUAGES.map((language) => guaranteeNotice(language, files))).toEqual([
    "/static/guarantee-hr-1.svg",
    null,
    null,
    "/static/guarantee-de-2.png",
  ]);
});

it.each([
  ["hr", "Usklađena obavijest Europske unije o\u00a0zakonskom jamstvu"],
  ["it", "L’avviso armonizzato dell’Unione europea sulla garanzia legale"],
] as const)("is a picture with a name in %s, and a link to itself", (language, name) => {
  const html = renderToStaticMarkup(
    <PageTexts.Provider value={pageTextsFor(language)}>
      <GuaranteeNotice src="/static/notice.svg" />
    </PageTexts.Provider>,
  );
  expect(html).toContain('<a href="/static/notice.svg"><img src="/static/notice.svg"');
  expect(html).toContain(`alt="${name}"`);
});

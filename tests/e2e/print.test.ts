import { expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { newVisitor } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

it.for([
  ["home", {}],
  ["product", { slug: "malvazija-2025" }],
  ["product", { slug: "teran-2023" }],
  ["reservation", {}],
] as const)("%s (%o) is printed on two sheets, in each language", async ([screen, params], { shared }) => {
  const { context, page } = await newVisitor(shared.browser, { url: shared.server.url, scripts: false });
  const sheets: Record<string, number> = {};
  for (const language of LANGUAGES) {
    await page.goto(pathTo(screen, language, params));
    const pdf = await page.pdf({ format: "A4" });
    sheets[language] = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }
  expect(sheets).toEqual({ hr: 2, en: 2, it: 2, de: 2 });
  await context.close();
});

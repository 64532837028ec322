import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { COLOUR_HEX } from "../../ui/picture/product-svg.tsx";
import { OliveGrove } from "../../ui/scenes/olive-grove.tsx";
import { SeaWind } from "../../ui/scenes/sea-wind.tsx";
import { TastingTable } from "../../ui/scenes/tasting-table.tsx";
import { Vineyard } from "../../ui/scenes/vineyard.tsx";

/** The drawing as a file of its own, in the tokens' colours. */
function asFile(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing)
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--(\w+)\)/g, (_, name: keyof typeof COLOUR_HEX) => COLOUR_HEX[name]);
  return `${markup}\n`;
}

const drawings: [string, ReactElement][] = [
  ["olive-grove", <OliveGrove key="olive-grove" />],
  ["sea-wind", <SeaWind key="sea-wind" />],
  ["tasting-table", <TastingTable key="tasting-table" />],
  ["vineyard", <Vineyard key="vineyard" />],
];

// In the document they would weigh 2.3 kB of the 14 that a page may have; `vitest run -u` writes the files anew.
test.each(drawings)("the file of %s is the drawing of ui/scenes", async (name, drawing) => {
  const file = asFile(drawing);
  expect(file).not.toMatch(/undefined|var\(/);
  await expect(file).toMatchFileSnapshot(`./drawings/${name}.svg`);
});

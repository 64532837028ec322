import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderedBox } from "./ordered-box.tsx";

const wine = { productId: "teran-2023", quantity: 4, boxed: true };
const oil = { productId: "ulje-buza", quantity: 1, boxed: false };

const bottlesIn = (markup: string) => markup.match(/<image /g)?.length ?? 0;
const placesIn = (markup: string) => markup.match(/box-picture-missing/g)?.length ?? 0;

it.each([
  ["holds what was ordered, and has places left", { lines: [wine, oil] }, 4, 2],
  ["holds nothing where nothing will be sent", { lines: [wine, oil], state: "cancelled" }, 0, 6],
  ["is closed once it is packed", { lines: [wine, oil], state: "packed" }, 0, 0],
  ["is on its way once it is sent", { lines: [wine, oil], state: "sent" }, 0, 0],
  ["is unpacked where it has arrived", { lines: [wine, oil], state: "done" }, 4, 0],
  ["is another drawing, without places, where nothing goes into it", { lines: [oil] }, 0, 0],
] as const)("the box of an order %s", (_, props, bottles, places) => {
  const markup = renderToStaticMarkup(<OrderedBox {...props} />);
  expect([bottlesIn(markup), placesIn(markup)]).toEqual([bottles, places]);
});

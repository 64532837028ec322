import { expect, it } from "vitest";
import { aboutWhat, orderNumbersIn } from "./withdrawal.ts";

it.each([
  ["2026-000012", ["2026-000012"]],
  ["Narudžba br. 2026-12", ["2026-000012"]],
  ["Bestellung 2026-12.", ["2026-000012"]],
  ["2026/000012", ["2026-000012"]],
  ["2026 – 000012", ["2026-000012"]],
  ["HR00 2026-000012", ["2026-000012"]],
  ["2026-000003 (samo 2 boce)", ["2026-000003"]],
  ["2026-000003 - 2 boce", ["2026-000003"]],
  ["2026-000012 und 2026-000013", ["2026-000012", "2026-000013"]],
  ["2026-000012/2026-000013", ["2026-000012", "2026-000013"]],
  ["2026-000012, 2026-12", ["2026-000012"]],
  ["2026-000012 od 20.11.2026.", ["2026-000012"]],
  ["20. studenoga 2026.", []],
  ["20. studenoga 2026 - 3 boce", []],
  ["20.11.2026 - 3 boce", []],
  ["20.11.2026/3", []],
  ["20-11-2026", []],
  ["narudžba od 2026-11-27", []],
  ["2026/11/27", []],
  ["2026-1-7", []],
  ["2026-11-27 12:00", []],
  ["2026-03", []],
  ["", []],
  ["12026-0000123", []],
])("reads the numbers of orders in %j", (typed, numbers) => {
  expect(orderNumbersIn(typed)).toEqual(numbers);
});

it.each([
  ["2026-000012", "", "wholeOrder"],
  [" 2026-12 ", "", "wholeOrder"],
  ["2026-000012", "2 x Teran", "goods"],
  ["2026-000012 (samo 2 boce)", "2 x Teran", "goods"],
  ["2026-000012 (samo 2 boce)", "", "asWritten"],
  ["2026-000012 und 2026-000013", "", "asWritten"],
  ["2026-11-27", "", "asWritten"],
  ["ne znam", "", "asWritten"],
] as const)("of %j with the goods %j it is about: %s", (orderNumber, goods, about) => {
  expect(aboutWhat({ orderNumber, goods })).toBe(about);
});

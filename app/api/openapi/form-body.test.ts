import { expect, it } from "vitest";
import { z } from "zod";
import { documentedFields } from "../../shop/fields/define-form.server.ts";
import { reservationForm } from "../../shop/reservations/reservation-schema.server.ts";
import { formBodySchema } from "./form-body.server.ts";

const schema = z.fromJSONSchema(
  formBodySchema(documentedFields(reservationForm)) as Parameters<typeof z.fromJSONSchema>[0],
);

/** As a browser posts the form. */
const POSTED = {
  ...{ package: "basic", adults: "2", children: "0", date: "2026-11-23", time: "10:00" },
  ...{ fullName: "Ana Đurić", email: "ana@gost.example", phone: "+385 91 234 5678", note: "", terms: "on" },
};

it.each([
  ["a form as browsers post it", {}, true],
  ["an empty note", { note: "" }, true],
  ["a ticked box that says on", { childrenMenu: "on" }, true],
  ["a box as JSON has it", { terms: true }, false],
  ["a number as JSON has it", { adults: 2 }, false],
  ["words in place of a number", { adults: "two" }, false],
])("the description of a form's body: %s", (_, changes, good) => {
  expect(schema.safeParse({ ...POSTED, ...changes }).success).toBe(good);
});

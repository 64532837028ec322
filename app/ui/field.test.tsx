import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckboxField, ErrorSummary, RadioGroup, SelectField, TextareaField, TextField } from "./field.tsx";

const html = (element: ReactElement) => renderToStaticMarkup(element);
const tag = (markup: string, name: string) => markup.match(new RegExp(`<${name} [^>]*>`))?.[0] ?? "";

test("an error and a hint are tied to their field", () => {
  const markup = html(
    <TextField label="E-mail" name="email" type="email" hint="For the receipt" errors={["Missing"]} />,
  );
  expect(tag(markup, "input")).toContain('aria-describedby="email-hint email-error"');
  expect(tag(markup, "input")).toContain('aria-invalid="true"');
  expect(markup).toContain('<div class="field-errors" id="email-error"><p>Missing</p></div>');
  expect(markup).toContain('<p class="field-hint" id="email-hint">For the receipt</p>');
  expect(tag(markup, "label")).toContain('for="email"');
});

test("a field without error or hint says nothing of them", () => {
  const markup = html(<TextField label="Name" name="name" />);
  expect(markup).not.toContain("aria-");
  expect(markup).not.toContain("-error");
});

test("what conform hands over passes through, and its error is named once", () => {
  const fromConform = {
    id: "form-email",
    name: "email",
    type: "email",
    required: true,
    maxLength: 50,
    defaultValue: "ana@example.com",
    "aria-invalid": true,
    "aria-describedby": "form-email-error",
  };
  const input = tag(html(<TextField label="E-mail" errors={["Taken"]} {...fromConform} />), "input");
  expect(input).toContain('id="form-email"');
  expect(input).toContain('aria-describedby="form-email-error"');
  expect(input).toContain('required=""');
  expect(input).toContain('maxLength="50"');
  expect(input).toContain('value="ana@example.com"');
});

test("values are kept in every kind of field", () => {
  expect(html(<TextField label="City" name="city" defaultValue="Žminj" />)).toContain('value="Žminj"');
  expect(html(<TextareaField label="Note" name="note" defaultValue="Ring twice" />)).toContain(
    ">Ring twice</textarea>",
  );
  expect(html(<CheckboxField label="Terms" name="terms" defaultChecked />)).toContain('checked=""');
  const select = html(
    <SelectField label="Country" name="country" defaultValue="HR">
      <option value="DE">Germany</option>
      <option value="HR">Croatia</option>
    </SelectField>,
  );
  expect(select).toContain('<option value="HR" selected="">Croatia</option>');
});

test("a radio group keeps its choice and ties its error to the group", () => {
  const options = [
    { value: "courier", label: "Courier" },
    { value: "pickup", label: "Pick up" },
  ];
  const markup = html(
    <RadioGroup legend="Delivery" name="delivery" options={options} defaultValue="pickup" errors={["Choose one"]} />,
  );
  expect(tag(markup, "fieldset")).toContain('aria-describedby="delivery-error"');
  expect(markup).toMatch(/<input [^>]*id="delivery"[^>]*value="courier"/);
  expect(markup).toMatch(/<input [^>]*id="delivery-pickup"[^>]*checked=""[^>]*value="pickup"/);
});

test("a radio group does not choose what cannot be had, and all of it can be out of reach for a moment", () => {
  const group = (disabled: boolean) => (
    <RadioGroup
      {...{ legend: "Time", name: "time", defaultValue: "10:00", disabled }}
      options={[
        { value: "10:00", label: "10:00", disabled: true },
        { value: "11:00", label: "11:00" },
      ]}
    />
  );
  expect(html(group(false))).not.toContain("checked");
  expect(html(group(false)).match(/disabled/g)).toHaveLength(1);
  expect(html(group(true)).match(/disabled/g)).toHaveLength(2);
});

test("the summary can take the focus and leads to the fields", () => {
  const markup = html(
    <ErrorSummary title="Please look again" errors={[{ id: "email", message: "Missing" }]} answer={null} />,
  );
  const box = tag(markup, "div");
  expect(box).toContain('role="alert"');
  expect(box).toContain('tabindex="-1"');
  expect(box).toContain("data-error-summary");
  expect(box).toContain('autofocus=""');
  expect(markup).toContain('<a href="#email">Missing</a>');
});

test("no errors, no summary", () => {
  expect(html(<ErrorSummary title="Please look again" errors={[]} answer={null} />)).toBe("");
});

import { z } from "zod";

const property = z.looseObject({
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

/**
 * What a form sends of the fields that JSON sends typed: every value is text, a ticked box says `on`, one that is not ticked is not
 * sent, and what need not be filled in may come empty.
 */
export function formBodySchema(body: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: "input" });
  const fields = Object.entries(properties).map(([name, schema]) => {
    const text = textSchema(schema);
    return [name, required.includes(name) ? text : { anyOf: [{ const: "" }, text] }];
  });
  return { type: "object", properties: Object.fromEntries(fields), required };
}

function textSchema(schema: unknown) {
  const { type, ...rest } = property.parse(schema);
  if (type === "boolean") return { type: "string", enum: ["on"] };
  if (type !== "integer" && type !== "number") return { ...(type && { type }), ...withoutDefault(rest) };
  const { minimum, maximum } = rest;
  const range = [minimum, maximum].every((bound) => bound !== undefined) ? ` from ${minimum} to ${maximum}` : "";
  return { type: "string", pattern: "^[0-9]+$", description: `A whole number${range}` };
}

function withoutDefault({ default: _, ...rest }: Record<string, unknown>) {
  return rest;
}

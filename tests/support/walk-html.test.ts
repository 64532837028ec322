import { expect, it } from "vitest";
import { attributeFindings } from "./walk-html.ts";

it.each([
  ['<script type="text/plain" async="">data</script>', 1],
  ['<script type="module" async="" src="/a.js"></script>', 0],
  ["<script>run()</script>", 0],
  ['<input type="checkbox" name="a" readonly="" checked=""/>', 1],
  ['<input type="text" name="a" readonly=""/>', 0],
  ['<select name="a" required=""><option value="HR">Hrvatska</option></select>', 1],
  ['<select name="a" required=""><option value="">-</option></select>', 0],
  ['<select name="a"><option value="HR">Hrvatska</option></select>', 0],
])("%s has %d findings", (html, count) => {
  expect(attributeFindings(html)).toHaveLength(count);
});

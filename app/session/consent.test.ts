import { expect, it } from "vitest";
import type { Platform } from "../platform/platform.server.ts";
import { consentFromForm, readConsent } from "./consent.server.ts";
import type { Consent } from "./consent-text.server.ts";

const platform = { log: { warn: () => {} } } as unknown as Platform;
const consentIn = (cookie: object) => {
  const headers = { Cookie: `consent=${encodeURIComponent(JSON.stringify(cookie))}` };
  return readConsent(new Request("http://shop", { headers }), platform);
};

it.each<[object, Consent]>([
  [
    { version: 2, map: true },
    { map: true, spamCheck: null },
  ],
  [
    { version: 2, map: false, spamCheck: true },
    { map: false, spamCheck: true },
  ],
  [
    { version: 1, map: false, spamCheck: true },
    { map: false, spamCheck: true },
  ],
  // "Allow" of the first version stored both, though it may have asked for the map alone.
  [
    { version: 1, map: true, spamCheck: true },
    { map: true, spamCheck: null },
  ],
])("the cookie %j says %j", (cookie, consent) => {
  expect(consentIn(cookie)).toEqual({ consent, broken: false });
});

it("a form answers what it asks for, and leaves everything else as it was", () => {
  const before = { map: true, spamCheck: null };
  expect(consentFromForm({ choice: "all", asksSpamCheck: "on" }, before)).toEqual({ map: true, spamCheck: true });
  expect(consentFromForm({ choice: "needed", asksSpamCheck: "on" }, before)).toEqual({ map: true, spamCheck: false });
  expect(consentFromForm({ choice: "all", map: "on", spamCheck: "on" }, null)).toEqual({ map: null, spamCheck: null });
});

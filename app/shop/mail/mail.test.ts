import { describe, expect, it } from "vitest";
import { WINERY } from "../winery/winery.ts";
import { isMailAddress, type MailWords, requireSafeHead, sender, wineryAddress } from "./mail.ts";

type Head = MailWords & { recipient: string };
const MAIL: Head = { recipient: "a@b.hr", subject: "Subject", html: "", text: "", attachments: [] };

describe("a mail address", () => {
  it.each(["a@b.hr", "o'neill+wine@sub.example.com", "ana.horvat@kazun.example"])("may be %s", (text) =>
    expect(isMailAddress(text)).toBe(true),
  );
  it.each([
    "",
    "a",
    "a@",
    "@b.hr",
    "a@b@c.hr",
    "a@b.hr,c@d.hr",
    "a@b.hr;c@d.hr",
    "a@b.hr c@d.hr",
    "Ana <a@b.hr>",
    "a@b.hr\r\nBcc: c@d.hr",
    "a@b.hr\n",
    "a\u0000@b.hr",
    `${"a".repeat(250)}@b.hr`,
  ])("may not be %j", (text) => expect(isMailAddress(text)).toBe(false));
});

describe("the head of a mail", () => {
  it.each<[string, Partial<Head>]>([
    ["a list as recipient", { recipient: "a@b.hr, c@d.hr" }],
    ["a line break in Reply-To", { replyTo: "a@b.hr\r\nBcc: c@d.hr" }],
    ["a line break in the subject", { subject: "Hello\r\nBcc: c@d.hr" }],
    [
      "a line break in a file's name",
      { attachments: [{ filename: "a\r\nb", contentType: "text/plain", contentBase64: "" }] },
    ],
  ])("may not have %s", (_, changes) => {
    expect(() => requireSafeHead({ ...MAIL, ...changes })).toThrow("must be one");
  });
});

describe("sender and winery", () => {
  it("are the settings' or else the winery's own", () => {
    expect(sender({ mailFrom: null, mailTo: null })).toEqual({
      name: WINERY.name,
      address: WINERY.email,
    });
    expect(sender({ mailFrom: '"Shop" <shop@b.hr>', mailTo: null })).toEqual({ name: "Shop", address: "shop@b.hr" });
    expect(wineryAddress({ mailFrom: null, mailTo: null })).toBe(WINERY.email);
    expect(wineryAddress({ mailFrom: null, mailTo: "Cellar <cellar@b.hr>" })).toBe("cellar@b.hr");
    expect(wineryAddress({ mailFrom: null, mailTo: "cellar@b.hr" })).toBe("cellar@b.hr");
  });
});

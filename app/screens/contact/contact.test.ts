import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { action, loader } from "./contact.tsx";

const GOOD = {
  name: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385 91 234 5678",
  subject: "Deset kutija terana",
  message: "Imate li za lipanj deset kutija terana?",
  terms: "on",
  inquiryKey: "a-form-key-of-22-chars",
};

function screenRequest(platform: Platform, path: string, form?: Record<string, string>) {
  const body = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  return { request: new Request(`http://localhost:3000${path}`, body), params: {}, context: { platform } };
}

/** What an action has answered: a redirect, or data with its status and headers. */
async function answerOf(answering: ReturnType<typeof action>) {
  const answer = await answering;
  if (!("init" in answer)) {
    return { status: answer.status, location: answer.headers.get("Location"), data: null, retryAfter: null };
  }
  const headers = new Headers(answer.init?.headers);
  return { status: answer.init?.status, location: null, data: answer.data, retryAfter: headers.get("Retry-After") };
}

const inquiriesIn = ({ database }: Platform) => database.read.selectFrom("inquiries").selectAll().execute();

onSqlite("the contact screen", (openTestShop) => {
  it("answers a good inquiry with 303 to the page that says thank you, and keeps it", async () => {
    const { platform } = await openTestShop();
    const answer = await answerOf(action(screenRequest(platform, "/de/kontakt", GOOD)));
    const inquiries = await inquiriesIn(platform);
    expect(inquiries).toMatchObject([{ kind: "contact", language: "de", email: "ana@gost.example" }]);
    const location = `/de/erfolgreiche-anfrage?inquiry=${inquiries[0]?.id}`;
    expect(answer).toMatchObject({ status: 303, location });
  });

  it.each([
    ["?about=withdrawal&order=2026-000012", "/de/widerruf?order=2026-000012"],
    ["?about=withdrawal", "/de/widerruf"],
  ])("leads from %s to the statement of withdrawal", async (query, location) => {
    const { platform } = await openTestShop();
    const moved = await loader(screenRequest(platform, `/de/kontakt${query}`)).catch((thrown: unknown) => thrown);
    expect(moved).toMatchObject({ status: 301 });
    expect(moved instanceof Response && moved.headers.get("Location")).toBe(location);
  });

  it("answers a form that came twice with the same place and one inquiry", async () => {
    const { platform } = await openTestShop();
    const first = await answerOf(action(screenRequest(platform, "/kontakt", GOOD)));
    expect(await answerOf(action(screenRequest(platform, "/kontakt", GOOD)))).toEqual(first);
    expect(await inquiriesIn(platform)).toHaveLength(1);
  });

  it("needs no more than the contract's fields", async () => {
    const { platform } = await openTestShop();
    const { inquiryKey: _, ...fields } = GOOD;
    for (const form of [fields, { ...fields, inquiryKey: "" }]) {
      expect(await answerOf(action(screenRequest(platform, "/kontakt", form)))).toMatchObject({ status: 303 });
    }
    expect(await inquiriesIn(platform)).toHaveLength(2);
  });

  it("answers a bad inquiry with 422 and everything that was typed", async () => {
    const { platform } = await openTestShop();
    const { terms: _, ...rest } = GOOD;
    const typed = { ...rest, email: "ana", message: "kratko" };
    const answer = await answerOf(action(screenRequest(platform, "/kontakt", typed)));
    expect(answer).toMatchObject({
      status: 422,
      data: {
        formError: null,
        fieldErrors: { email: ["errors.email"], message: ["errors.tooShort"], terms: ["errors.terms"] },
        values: typed,
      },
    });
    expect(await inquiriesIn(platform)).toEqual([]);
  });

  it("takes nothing from a program that fills in the trap", async () => {
    const { platform } = await openTestShop();
    const answer = await answerOf(
      action(screenRequest(platform, "/kontakt", { ...GOOD, website: "http://spam.example" })),
    );
    expect(answer).toMatchObject({ status: 422, data: { formError: { reason: "spam" } } });
    expect(await inquiriesIn(platform)).toEqual([]);
  });

  it("stops a flood without a signed start, and says when to come back", async () => {
    const { platform } = await openTestShop();
    const statuses: (number | undefined)[] = [];
    for (let form = 0; form < 5; form++) {
      const message = `Upit broj ${form}, sasvim drukčiji`;
      statuses.push((await answerOf(action(screenRequest(platform, "/kontakt", { ...GOOD, message })))).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    const { retryAfter } = await answerOf(action(screenRequest(platform, "/kontakt", GOOD)));
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(await inquiriesIn(platform)).toHaveLength(4);
  });

  it("gives every visitor a key of their own", async () => {
    const { platform } = await openTestShop();
    const [one, other] = [
      await loader(screenRequest(platform, "/kontakt")),
      await loader(screenRequest(platform, "/kontakt")),
    ];
    expect(one.setup.key?.value).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(one.setup.key?.value).not.toBe(other.setup.key?.value);
  });
});

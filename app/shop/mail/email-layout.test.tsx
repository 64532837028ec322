import type { JSX } from "react";
import { expect, it } from "vitest";
import { EmailDetails } from "./email-details.mail.tsx";
import { EmailLayout, EmailLink, Paragraph } from "./email-layout.mail.tsx";
import { Steps } from "./email-steps.mail.tsx";
import { renderEmail } from "./render-email.mail.tsx";

const rendered = (children: JSX.Element, title = "Hvala") =>
  renderEmail(
    <EmailLayout language="hr" publicUrl="https://shop.example" preview="Narudžba" title={title}>
      {children}
    </EmailLayout>,
  );

it("an order's number stays on one line, and is copied as it is", async () => {
  const { html, text } = await rendered(
    <Paragraph>Narudžba 2026-000001 je plaćena.</Paragraph>,
    "Narudžba 2026-000001",
  );
  expect(html.match(/<span style="white-space:nowrap">2026-000001<\/span>/g)).toHaveLength(2);
  expect(text).toContain("Narudžba 2026-000001 je plaćena.");
});

it.each([
  ["Uplatite u roku od 7 dana.", "u roku od 7\u00a0dana."],
  ["do srijede, 25. studenoga 2026., u 11:00", "25.\u00a0studenoga\u00a02026., u\u00a011:00"],
  ["am 20. November 2026 um 12:00 Uhr", "20.\u00a0November\u00a02026 um\u00a012:00\u00a0Uhr"],
  ["bis Freitag, 27. November 2026, 12:00 Uhr", "27.\u00a0November\u00a02026, 12:00\u00a0Uhr"],
  ["Oslobođeno mjesta: 3.", "mjesta:\u00a03."],
  ["1 € = 7,53450 kn", "€\u00a0=\u00a07,53450"],
  ["narudžba 2026-000001", "narudžba <span"],
])("no line ends between a figure and what belongs to it, in a sentence or a table: %s", async (words, bound) => {
  const { html } = await rendered(<Paragraph>{words}</Paragraph>);
  expect(html).toContain(bound);
  const { html: table } = await rendered(<EmailDetails details={[{ label: "Rok", value: words }]} />);
  expect(table).toContain(bound.replace(" <span", " 2026"));
});

it("a sign that nobody sees stays out of plain text, which is searched and copied", async () => {
  const { text } = await rendered(<Paragraph>{"Diese E-\u2060Mail"}</Paragraph>);
  expect(text).toContain("Diese E-Mail");
});

it("a link among the words is not of the ground's colour", async () => {
  const { html } = await rendered(<EmailLink href="https://shop.example/kraj">Ipak ne</EmailLink>);
  const style = /<a href="https:\/\/shop\.example\/kraj" style="([^"]*)"/.exec(html)?.[1];
  expect(style).toContain("color:#2a1420");
});

it("steps are numbered, in plain text too", async () => {
  const { html, text } = await rendered(<Steps steps={["Uplatite.", "Čekajte."]} />);
  expect(html).toMatch(/<ol [^>]*><li [^>]*>Uplatite\.<\/li><li [^>]*>Čekajte\.<\/li><\/ol>/);
  expect(text).toMatch(/1\. Uplatite\.\s+2\. Čekajte\./);
});

it("the winery's telephone number and mail address are links, anybody else's are words", async () => {
  const { html, text } = await rendered(
    <Paragraph>
      {"Nazovite +385\u00a052\u00a0000\u00a0111, pišite na vinarija@kazun.example ili ana@kupac.example."}
    </Paragraph>,
  );
  expect(html).toMatch(/<a href="tel:\+38552000111"[^>]*>\+385\s52\s000\s111<\/a>/);
  expect(html).toMatch(/<a href="mailto:vinarija@kazun\.example"[^>]*>vinarija@kazun\.example<\/a>/);
  expect(html).toContain('<span style="white-space:nowrap">ana@kupac.example</span>');
  expect(text).toContain("pišite na vinarija@kazun.example ili");
  expect(text).not.toMatch(/tel:|mailto:/);
});

it("what the foot says stands on lines of its own, so that no dot is left hanging at the end of one", async () => {
  const { html, text } = await rendered(<Paragraph>Dobar dan</Paragraph>);
  expect(html).not.toContain("·");
  expect(text).toMatch(/\n\+385 52 000 111\nvinarija@kazun\.example\n\nOIB \d+\n.+\nIBAN [A-Z\d ]+\n/);
});

import type { JSX } from "react";
import { expect, it } from "vitest";
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

it("no line ends between a figure and what it counts", async () => {
  const { html } = await rendered(<Paragraph>Uplatite u roku od 7 dana.</Paragraph>);
  expect(html).toContain("u roku od 7\u00a0dana.");
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

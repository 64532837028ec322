import type { JSX } from "react";
import { expect, it } from "vitest";
import { EmailLayout, EmailLink, Paragraph, renderEmail } from "./email-layout.mail.tsx";
import { Steps } from "./email-steps.mail.tsx";

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

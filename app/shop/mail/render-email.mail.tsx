import { render, toPlainText } from "@react-email/components";
import type { ReactElement } from "react";

/** The mail as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  // React 18's pipe can leave a NUL before a "€" (react#31134); PostgreSQL takes no text with one.
  const html = (await render(email)).replaceAll("\0", "");
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: "table.details", format: "dataTable", options: { maxColumnWidth: 48, colSpacing: 3 } },
      // Whoever copies a command into the terminal copies one line.
      { selector: "p.command", format: "pre" },
      // What a press would call or write to stands there already.
      { selector: 'a[href^="tel:"]', format: "inline" },
      { selector: 'a[href^="mailto:"]', format: "inline" },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
      { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2 } },
    ],
  });
  return { html, text: searchable(text) };
}

/** A text without the joiner that keeps a word in one line on a screen: whoever searches or copies it finds a sign that nobody typed. */
export function searchable(text: string): string {
  return text.replaceAll("\u2060", "");
}

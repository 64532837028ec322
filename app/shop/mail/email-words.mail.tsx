import { Link } from "@react-email/components";
import type { CSSProperties } from "react";
import { telUri } from "../contact/phone.ts";
import { WINERY } from "../winery/winery.ts";
import { MAIL_COLOURS } from "./email-look.ts";

const WHOLE = { whiteSpace: "nowrap" } satisfies CSSProperties;

/** The number of an order, a telephone number or a mail address, whose name has 64 signs at most (RFC 5321, 4.5.3.1.1): a line would break in them. */
const WHOLE_PARTS = /(\b\d{4}-\d{6}\b|\+\d[\d\s]*\d|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/;

/** What follows a figure in its line: what it counts, a day's month; the year of a month, an hour, a count at the end behind its colon, an equation's other side. */
const IN_ONE_LINE =
  /(?<=\b\d{1,2}[.º]?) (?=\p{L}{2})|(?<=\p{L}{2}) (?=20\d\d\b(?!-))|(?<=\p{L}) (?=\d{1,2}:\d\d\b)|(?<=\d:\d\d) (?=Uhr)|(?<=\p{L}:) (?=\d{1,2}\.?$)|(?<=€) (?==)|(?<==) (?=\d)/gu;

/** A text in whose lines stays together what belongs to a figure: texts of mails are not bound as those of pages are. */
export function withFiguresBound(text: string): string {
  return text.replace(IN_ONE_LINE, "\u00a0");
}

/**
 * A text of which what is read digit by digit stays on one line and can still be copied as it is, and whose telephone number and mail
 * address are links if they are the winery's: nothing that somebody has typed becomes one.
 */
export function Words({ text, colour = MAIL_COLOURS.ink }: { text: string; colour?: string }) {
  return withFiguresBound(text)
    .split(WHOLE_PARTS)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const href = wineryLink(part);
      const style = { ...WHOLE, color: colour };
      return href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, a text may name something twice
        <Link key={index} href={href} style={{ ...style, textDecoration: "underline" }}>
          {part}
        </Link>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, a text may name something twice
        <span key={index} style={WHOLE}>
          {part}
        </span>
      );
    });
}

/** Where a press on the winery's telephone number or mail address leads; null for any other word. */
function wineryLink(word: string): string | null {
  if (word === WINERY.email) return `mailto:${word}`;
  return WINERY.phones.some((phone) => telUri(phone) === telUri(word)) ? telUri(word) : null;
}

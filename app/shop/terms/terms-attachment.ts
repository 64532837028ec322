import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import type { Attachment } from "../mail/mail.ts";

/** The terms of an order as the file that its mail brings along. */
export function termsAttachment({ language, html }: { language: Language; html: string }): Attachment {
  return {
    filename: `${pathTo("terms-and-conditions", language).split("/").at(-1)}.html`,
    contentType: "text/html; charset=utf-8",
    contentBase64: Buffer.from(html, "utf8").toString("base64"),
  };
}

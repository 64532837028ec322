import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";

/** The absolute address of a screen with a token, from `PUBLIC_URL` alone: a forged host gets into no mail. */
export function tokenLink(
  { publicUrl }: { publicUrl: string },
  screen: "confirm" | "reset-password",
  language: Language,
  token: string,
): string {
  return publicUrl + pathTo(screen, language, {}, { token });
}

/** The headers by which a mail program shows its own button to unsubscribe, one press long (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

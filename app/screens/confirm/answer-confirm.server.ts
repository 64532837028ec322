import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { confirmEmail } from "../../shop/accounts/change-email.server.ts";
import { linkPurpose } from "../../shop/accounts/confirm-link.server.ts";
import { confirmNewsletter, unsubscribe } from "../../shop/accounts/newsletter.server.ts";
import { confirmRegistration } from "../../shop/accounts/register.server.ts";

export type ConfirmAnswer = { ok: true; next: string } | { ok: false; reason: "badToken" | "emailTaken" };

/** Does what a link of a mail is for, once, and says which page comes next. */
export async function answerConfirm({ platform, language }: ScreenRequest, token: string): Promise<ConfirmAnswer> {
  const toLogin = (state: string) => pathTo("login", language, {}, { state });
  const toDone = (done: string) => pathTo("confirm", language, {}, { done });
  switch (await linkPurpose(platform, token)) {
    case "register": {
      const result = await confirmRegistration(platform, token);
      return result.ok ? { ok: true, next: toLogin("confirmed") } : result;
    }
    case "changeEmail": {
      const result = await confirmEmail(platform, token);
      return result.ok ? { ok: true, next: toLogin("emailChanged") } : result;
    }
    case "newsletter":
      return orBad(await confirmNewsletter(platform, token), toDone("newsletter"));
    case "unsubscribe":
      return orBad(await unsubscribe(platform, token), toDone("unsubscribe"));
    case null:
      return { ok: false, reason: "badToken" };
  }
}

function orBad(done: boolean, next: string): ConfirmAnswer {
  return done ? { ok: true, next } : { ok: false, reason: "badToken" };
}

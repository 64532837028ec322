import { type Draft, type DraftForm, findDraft, useUpDraft } from "../shop/partners/drafts.store.server.ts";
import { NO_PARTNER, type Referrer } from "../shop/partners/partner.ts";
import type { ScreenRequest } from "./screen-request.server.ts";

type Asked = Pick<ScreenRequest, "platform" | "url">;

/** The form from a partner's page that this page shows filled in (`?draft=`), or null. */
export async function draftOf({ platform, url }: Asked, form: DraftForm): Promise<Draft | null> {
  const token = url.searchParams.get("draft");
  return token === null ? null : findDraft(platform.database.read, form, token, platform.clock());
}

/** The origins, beside ours, to which a form of this page may lead: the partner's, where its visitor returns. */
export function formHostsOf(draft: Draft | null): string[] {
  return draft?.returnTo ? [new URL(draft.returnTo).origin] : [];
}

/** Whose page a draft came from; without one it is ours. */
export function referrerOf(draft: Draft | null): Referrer {
  if (!draft) return NO_PARTNER;
  const { partner, partnerOrigin } = draft;
  return { partner, partnerOrigin };
}

/** Uses a draft up once its form has been sent well. */
export async function finishDraft({ platform, url }: Asked): Promise<void> {
  const token = url.searchParams.get("draft");
  if (token !== null) await platform.database.write((connection) => useUpDraft(connection, token));
}

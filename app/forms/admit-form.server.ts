import { createHash } from "node:crypto";
import { stringify } from "safe-stable-stringify";
import { type FormBody, fieldTexts } from "../platform/flat-fields.ts";
import { countTry, type Limit, wasTried } from "../platform/limits.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { HOURS } from "../platform/system/clock.ts";
import { countPost, type LimitAnswer, type Quota } from "../session/count-post.server.ts";
import type { Form } from "../shop/fields/define-form.server.ts";
import { PRESS_AGAIN_FIELD } from "./form-answer.ts";
import { judgeSender, pressAgainMoment, redeemPressAgain } from "./judge-sender.server.ts";
import { type FormRefusal, pressAgain, TRAPPED, tooOften } from "./refusal.server.ts";

/** Who sends a form. */
export type FormSender = {
  platform: Platform;
  clientAddress: string;
  /** The account that is counted, where the form itself does not say it. */
  account?: string;
  /** What the form means beside its own fields: an order's cart. */
  about?: string;
};

type Admission = { refusal: FormRefusal | null; quota: Quota | null };

/** How long a form that was let in is known by its key and content: sent again it means the same, and counts no more. */
const ADMITTED: Limit = { most: 1, spanMs: 1 * HOURS };

/** Forms that are being judged: copies of one form that come at the same moment are one form. */
const underway = new WeakMap<Platform, Map<string, Promise<Admission>>>();

function nameOf<Value, Context>({ about }: FormSender, { name }: Form<Value, Context>, body: FormBody): string {
  const { [PRESS_AGAIN_FIELD]: _, ...texts } = fieldTexts(body);
  return `admitted ${createHash("sha256")
    .update(stringify([name, texts, about]))
    .digest("base64url")}`;
}

/** Lets a good form in as often as its limits allow, past the spam check; a refusal says why not, or asks for one more press. */
export async function admitForm<Value, Context>(
  sender: FormSender,
  form: Form<Value, Context>,
  body: FormBody,
  value: Value,
): Promise<Admission> {
  if (form.keyField === undefined) return judge(sender, form, body, value);
  const name = nameOf(sender, form, body);
  const here = underway.get(sender.platform) ?? new Map<string, Promise<Admission>>();
  underway.set(sender.platform, here);
  const judged = here.get(name) ?? judgeOnce(sender, form, body, value, name);
  here.set(name, judged);
  try {
    return await judged;
  } finally {
    here.delete(name);
  }
}

async function judgeOnce<Value, Context>(
  sender: FormSender,
  form: Form<Value, Context>,
  body: FormBody,
  value: Value,
  name: string,
): Promise<Admission> {
  if (await wasTried(sender.platform, name)) return { refusal: null, quota: null };
  const admission = await judge(sender, form, body, value);
  if (!admission.refusal) await countTry(sender.platform, name, ADMITTED);
  return admission;
}

async function judge<Value, Context>(
  sender: FormSender,
  form: Form<Value, Context>,
  body: FormBody,
  value: Value,
): Promise<Admission> {
  const { platform, clientAddress } = sender;
  const verdict = form.spam ? await judgeSender(sender, form.spam, body) : "person";
  const post = {
    clientAddress,
    account: sender.account ?? form.accountOf?.(value),
    content: contentOf(form, body),
    doubted: verdict !== "person",
    pressedAgain: body.kind === "json" ? ("never" as const) : await redeemPressAgain(platform, form.name, body),
  };
  let quota: Quota | null = null;
  for (const limit of form.limits) {
    const counted = await countPost(platform, limit, post);
    if (!quota || counted.quota.left < quota.left) quota = counted.quota;
    if (!counted.ok) return { refusal: refusalOf(sender, form, body, counted), quota: counted.quota };
  }
  return { refusal: verdict === "trapped" ? TRAPPED : null, quota };
}

function refusalOf<Value, Context>(
  { platform }: FormSender,
  { name }: Form<Value, Context>,
  body: FormBody,
  { above, retryAfterSeconds }: Extract<LimitAnswer, { ok: false }>,
): FormRefusal {
  if (above === "refuse") return tooOften(retryAfterSeconds);
  return pressAgain(retryAfterSeconds, pressAgainMoment(platform, name, body));
}

/** What a form says, to whomever: its own fields, without the address that it is answered to and what is new in each form. */
function contentOf<Value, Context>({ fields, keyField }: Form<Value, Context>, body: FormBody): string {
  const texts = fieldTexts(body);
  const names = Object.keys(fields.shape).filter((name) => name !== keyField && !NOT_CONTENT.includes(name));
  return JSON.stringify(names.map((name) => (texts[name] ?? "").trim()));
}

const NOT_CONTENT = ["email", "token"];

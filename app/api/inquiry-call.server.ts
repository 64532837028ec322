import { pathTo } from "../routing/paths.ts";
import { type InquiryForm, LIMITS } from "../shop/inquiries/inquiry-form.ts";
import { sendInquiry } from "../shop/inquiries/send-inquiry.server.ts";
import { admit } from "./call-limits.server.ts";
import type { Parsed, ParsedBody } from "./parsed-body.server.ts";
import type { Caller, Performed, PostCall } from "./post-call.server.ts";

/** A call that sends an inquiry; those that there are differ in their fields and in the status of their answer. */
export function inquiryCall(
  status: number,
  parse: (parsedBody: ParsedBody, seed: string) => Parsed<InquiryForm>,
): PostCall<InquiryForm> {
  return {
    draftForm: "inquiry",
    correctAt: (language, draft) => pathTo("contact", language, {}, { draft }),
    parse: (parsedBody, _, seed) => parse(parsedBody, seed),
    admit: (caller, form) => admit(caller, "inquiry", form.email),
    perform: (caller, form) => perform(caller, form, status),
    texts: "contact",
    limits: LIMITS,
    twiceIsOnce: true,
  };
}

async function perform(caller: Caller, form: InquiryForm, status: number): Promise<Performed> {
  const { platform, language, referrer, returnTo } = caller;
  const { id } = await sendInquiry(platform, { form, language, referrer });
  return { ok: true, status, data: { id }, location: returnTo ?? pathTo("inquiry-success", language) };
}

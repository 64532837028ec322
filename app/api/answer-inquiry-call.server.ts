import { pathTo } from "../routing/paths.ts";
import type { inquiryForm } from "../shop/inquiries/inquiry-schema.server.ts";
import type { InquiryValues } from "../shop/inquiries/inquiry-values.ts";
import { sendInquiry } from "../shop/inquiries/send-inquiry.server.ts";
import type { PostCall } from "./post-call.server.ts";

/** A call that sends an inquiry; those that there are differ in their fields and in the status of their answer. */
export function inquiryCall(form: typeof inquiryForm, status: number): PostCall<InquiryValues, void> {
  return {
    form: { ...form, name: "inquiry" },
    context: () => undefined,
    correctAt: (language, draft) => pathTo("contact", language, {}, { draft }),
    perform: async ({ platform, language, referrer, returnTo }, value) => {
      const { id } = await sendInquiry(platform, { form: value, language, referrer });
      const location = returnTo ?? pathTo("inquiry-success", language, {}, { inquiry: id });
      return { ok: true, status, data: { id }, location };
    },
    twiceIsOnce: true,
  };
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { inquirySchema } from "../shop/inquiries/inquiry-form.server.ts";
import { inquiryCall } from "./inquiry-call.server.ts";
import { parseReceived, withField } from "./parsed-body.server.ts";
import { answerPost } from "./post-call.server.ts";
import { notAllowed, POST_ONLY } from "./problem.server.ts";

export const loader = notAllowed(POST_ONLY);

/** `POST /api/inquiries`: sends an inquiry as the contact screen does (contract, "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

const call = inquiryCall(201, (parsedBody, seed) =>
  parseReceived(withField(parsedBody, "inquiryKey", seed), inquirySchema),
);

import type { ActionFunctionArgs } from "@remix-run/node";
import { POST_ONLY } from "../routing/methods.ts";
import { inquiryForm } from "../shop/inquiries/inquiry-schema.server.ts";
import { inquiryCall } from "./answer-inquiry-call.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { answerPost } from "./post-call.server.ts";

export const loader = notAllowed(POST_ONLY);

/** `POST /api/inquiries`: sends an inquiry as the contact screen does (docs/interface.md "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

const call = inquiryCall(inquiryForm, 201);

import { createContext } from "react";
import type { FormAnswer } from "../../forms/form-answer.ts";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** What the forgot-password form over this page was refused for. */
    forgotPassword?: FormAnswer;
  }
}

/** The answer to the forgot-password form: refused with its errors, or `sent`. */
export type ForgotPasswordResult = FormAnswer | "sent";

/** The answer that the page includes after a post without scripts; null if nothing was posted. */
export const ForgotPasswordAnswer = createContext<ForgotPasswordResult | null>(null);

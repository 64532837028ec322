import { createContext } from "react";
import type { FormAnswer, Trouble } from "../../session/form-answer.server.ts";

/** What the forgot-password form was answered: refused with its errors, or, without a result, sent. */
export type ForgotAnswer = FormAnswer | { result: null; trouble: Trouble | null };

/** The answer that the page brings along after a post without scripts; null where nothing was posted. */
export const ForgotPasswordAnswer = createContext<ForgotAnswer | null>(null);

import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { BUSY_RETRY_AFTER_SECONDS, TooManyPasswords } from "../shop/accounts/password.server.ts";

/** Why a form was refused though its fields are good; the keys of `troubles` in `locales/<language>/account.json`. */
export type Trouble = {
  reason: "wrong" | "tooOften" | "busy" | "badToken";
  /** In how many seconds it may be tried again; null where that helps nothing. */
  retryAfterSeconds: number | null;
};

/** A refused form as the page gets it that shows it again. */
export type FormAnswer = { result: SubmissionResult<string[]>; trouble: Trouble | null };

const PASSWORDS = ["password", "passwordConfirm", "presentPassword"];

type Refusal = {
  status?: number;
  trouble?: Trouble;
  /** Errors of fields that only the shop could find, as keys. */
  fieldErrors?: Record<string, string[]>;
};

/** The answer to a form that was refused: the form again with every value but the passwords (contract, "Forms"). */
export function formAgain<Schema, Value>(submission: Submission<Schema, string[], Value>, refusal: Refusal = {}) {
  const { status = 422, trouble = null, fieldErrors } = refusal;
  const result = submission.reply({ hideFields: PASSWORDS, ...(fieldErrors ? { fieldErrors } : {}) });
  const headers = new Headers();
  if (trouble?.retryAfterSeconds) headers.set("Retry-After", String(trouble.retryAfterSeconds));
  return data<FormAnswer>({ result, trouble }, { status, headers });
}

/** What a form gets that was tried too often: 429, and when it may be tried again. */
export function tooOften(retryAfterSeconds: number): Refusal {
  return { status: 429, trouble: { reason: "tooOften", retryAfterSeconds } };
}

/** What a form gets while too many passwords are being checked: 503 (threats, "hash flooding"). */
export const BUSY: Refusal = { status: 503, trouble: { reason: "busy", retryAfterSeconds: BUSY_RETRY_AFTER_SECONDS } };

/** The result of work that checks passwords; null where too many are being checked already. */
export async function unlessBusy<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooManyPasswords) return null;
    throw error;
  }
}

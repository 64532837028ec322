import type { FormEvent } from "react";
import { noteConnection } from "../../forms/connection.ts";
import { showKept, showPressed } from "../../ui/use-favourites.ts";

type Heart = { address: string; productId: string; favourite: string };

/** The heart that submitted a form; null for any other button. */
export function heartOf({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): Heart | null {
  const { submitter } = nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "favourite") return null;
  const productId = new FormData(currentTarget).get("productId");
  return { address: submitter.formAction, productId: String(productId), favourite: submitter.value };
}

/** One after the other: of two answers that cross, the later would bring the cookie of before. */
let last: Promise<void> = Promise.resolve();

/** Sends a heart and shows it as pressed at once; without an answer it returns to its old state and says so. */
export function sendHeart(heart: Heart): void {
  const { address, productId, favourite } = heart;
  const body = new URLSearchParams({ productId, favourite });
  showPressed(productId, favourite === "on");
  last = last
    // The shop answers that it is done by leading on, where nobody follows.
    .then(() => fetch(address, { method: "POST", body, redirect: "manual", keepalive: true }))
    .then(({ type }) => type === "opaqueredirect")
    .catch(() => false)
    .then((isDone) => {
      showKept(productId);
      if (!isDone) noteLost(heart);
    });
}

function noteLost(heart: Heart): void {
  const retry = () => {
    noteConnection({ lost: null });
    sendHeart(heart);
  };
  const error = { reason: navigator.onLine ? "failed" : "offline" };
  noteConnection({ lost: { address: heart.address, form: "", error, retry } });
}

import { SECONDS } from "../../platform/system/clock.ts";
import type { SpamAction, SpamScript } from "../../shop/spam/spam.ts";

/** A token is good for two minutes; it is renewed a little before. In milliseconds. */
const TOKEN_LIFE_MS = 110 * SECONDS;
/** Who leaves a form open for an hour gets no more tokens. */
const MAX_RENEWALS = 30;

/** Of the interface that the check's script leaves behind, what is used. */
type Widget = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<unknown>;
};

declare global {
  interface Window {
    grecaptcha?: Widget;
  }
}

export type SpamCheckOptions = Partial<SpamScript> & { version?: number | null };

/** A failure of the check; `spamcheck:error` carries it (docs/interface.md "Events"). */
export class SpamCheckError extends Error {
  constructor(what: string) {
    super(`ReCaptcha error: ${what}`);
  }
}

/**
 * Loads the check (version 3 unless the options say otherwise) and answers what makes a token for an action.
 * @throws SpamCheckError "No key provided", "No version provided", "Failed to load script"
 */
export async function openSpamCheck({ siteKey, scriptUrl, version = 3 }: SpamCheckOptions) {
  if (!siteKey) throw new SpamCheckError("No key provided");
  if (!version) throw new SpamCheckError("No version provided");
  const widget = await loaded(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  await new Promise<void>((resolve) => widget.ready(resolve));
  return {
    /** @throws SpamCheckError "Failed to execute", also where no response is present */
    execute: async (action: SpamAction): Promise<string> => {
      const response = await widget.execute(siteKey, { action }).catch((error: unknown) => {
        throw new SpamCheckError(`Failed to execute ${String(error)}`);
      });
      if (typeof response !== "string" || response === "") throw new SpamCheckError("Failed to execute");
      return response;
    },
  };
}

function loaded(address: string): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new SpamCheckError("Failed to load script"));
    if (window.grecaptcha) return resolve(window.grecaptcha);
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => (window.grecaptcha ? resolve(window.grecaptcha) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Keeps a fresh token in a hidden field: one at once, another before it expires and after each sending. Ends when called. */
export function keepToken(field: HTMLInputElement, action: SpamAction, options: SpamCheckOptions): () => void {
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let renewals = 0;
  const announce = (what: "success" | "expired" | "error", detail?: unknown) =>
    field.dispatchEvent(new CustomEvent(`spamcheck:${what}`, { bubbles: true, detail }));

  async function renew() {
    clearTimeout(renewal);
    try {
      const { execute } = await openSpamCheck(options);
      field.value = await execute(action);
      renewal = setTimeout(expire, TOKEN_LIFE_MS);
      announce("success", field.value);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      announce("error", error);
    }
  }

  function expire() {
    field.value = "";
    announce("expired");
    renewals += 1;
    if (renewals <= MAX_RENEWALS) void renew();
  }

  // A token counts once. The form is read while the event is under way; after that the next token is due.
  const sent = () => setTimeout(expire);
  const { form } = field;
  form?.addEventListener("submit", sent);
  void renew();
  return () => {
    clearTimeout(renewal);
    form?.removeEventListener("submit", sent);
  };
}

import { useFetchers } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useConnection } from "./connection.ts";

/**
 * Whether a form that satisfies the test was sent to an address since this document was opened. An answer counts at once and stays: a
 * page that was asked for before the answer's cookie came would ask again. One that was lost on the way has not been sent.
 */
export function useSubmitted(address: string, test: (form: FormData) => boolean = () => true): boolean {
  const sending = useFetchers().some(
    ({ formAction, formData }) => formAction === address && formData !== undefined && test(formData),
  );
  const [sent, setSent] = useState(false);
  const lost = useConnection().lost?.address === address;
  useEffect(() => {
    if (lost) setSent(false);
    else if (sending) setSent(true);
  }, [sending, lost]);
  return !lost && (sending || sent);
}

import { useFetchers } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Whether a form that satisfies the test was sent to an address since this document was opened. An answer counts at once and stays: a
 * page that was asked for before the answer's cookie came would ask again.
 */
export function useSubmitted(address: string, test: (form: FormData) => boolean = () => true): boolean {
  const sending = useFetchers().some(
    ({ formAction, formData }) => formAction === address && formData !== undefined && test(formData),
  );
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (sending) setSent(true);
  }, [sending]);
  return sending || sent;
}

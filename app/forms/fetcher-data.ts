import { useState } from "react";

/**
 * What a fetcher was answered, `fetcher.data`, passed on by React's own state. The router keeps answers in a map that it changes between
 * renders. A render for another reason that finds the new answer there sees no change of state: React throws it away together with the
 * effects of the answer, but remembers what they depended on, so that they never run. On a slow processor that loses answers.
 */
export function useFetcherData<Data>(data: Data): Data {
  const [known, setKnown] = useState(data);
  if (known !== data) setKnown(data);
  return data;
}

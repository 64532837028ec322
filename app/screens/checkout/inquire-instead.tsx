import type { FormAnswer } from "../../forms/form-answer.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";

const LARGE = ["tooManyBottles", "tooManyHeld"];

/** Sends an order that is too large as an inquiry, with everything filled in. */
export function InquireInstead({ answer }: { answer: FormAnswer | null }) {
  const text = useText("checkout");
  if (!LARGE.includes(answer?.formError?.reason ?? "")) return null;
  return (
    <p>
      <Button name="intent" value="inquiry">
        {text("sendInquiry")}
      </Button>
    </p>
  );
}

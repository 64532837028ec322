import { useText } from "../i18n/text.ts";
import type { Trouble } from "../session/form-answer.server.ts";
import { Notice } from "../ui/notice.tsx";

/** Why a form was refused though its fields are good, on top of it. Its words stand in `account`. */
export function FormTrouble({ trouble }: { trouble: Trouble | null | undefined }) {
  const text = useText("account");
  if (!trouble) return null;
  return (
    <Notice tone="alert" title={text(`troubles.${trouble.reason}.title`)}>
      <p>{text(`troubles.${trouble.reason}.message`, { seconds: trouble.retryAfterSeconds })}</p>
    </Notice>
  );
}

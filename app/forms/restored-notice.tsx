import { useText } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { useKeptValues } from "./use-kept-values.ts";

type Props = { form: string; answered: boolean };

/** A quiet word that a form's values were brought back, and the way to be rid of them. It moves nothing on the page. */
export function RestoredNotice({ form, answered }: Props) {
  const text = useText();
  const restored = useKeptValues(form, answered);
  return (
    <div className="passing" role="status">
      {restored && !answered && (
        <p className="passing-notice">
          <span>{text("form.restored")}</span>
          <Button type="button" kind="quiet" onClick={restored.empty}>
            {text("form.empty")}
          </Button>
          <Button type="button" kind="quiet" onClick={restored.close}>
            {text("form.dismiss")}
          </Button>
        </p>
      )}
    </div>
  );
}

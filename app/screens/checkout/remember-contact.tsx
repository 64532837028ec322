import { FACTS } from "../../facts/facts.ts";
import { useText } from "../../i18n/text.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { ForScripts } from "../../ui/for-scripts.tsx";
import { useDeviceContact } from "./use-device-contact.ts";

/** Whether this device shall remember a guest, what it has filled in already, and how to delete that. */
export function RememberContact({ form, answered }: { form: string; answered: boolean }) {
  const [text, common] = [useText("checkout"), useText()];
  const { wanted, setWanted, wasFilled, forget, close } = useDeviceContact(form, answered, FACTS.contactDays * DAYS);
  return (
    <ForScripts>
      <CheckboxField
        id="remember-contact"
        // Without a name it is not sent: the server has no part in it.
        name=""
        label={text("onDevice.remember")}
        checked={wanted}
        onChange={({ target }) => setWanted(target.checked)}
      />
      <div className="passing" role="status">
        {wasFilled && (
          <p className="passing-notice">
            <span>{text("onDevice.filled")}</span>
            <Button type="button" kind="quiet" onClick={forget}>
              {text("onDevice.forget")}
            </Button>
            <Button type="button" kind="quiet" onClick={close}>
              {common("form.dismiss")}
            </Button>
          </p>
        )}
      </div>
    </ForScripts>
  );
}

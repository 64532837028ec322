import { Form } from "@remix-run/react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";

export type ShownDevice = { id: string; kind: "browser" | "bearer"; name: string; seen: string; present: boolean };

/** The devices on which the account is logged in; each can be logged out here. */
export function Devices({ devices }: { devices: ShownDevice[] }) {
  const text = useText("profile");
  return (
    <>
      <ul className="plain-list profile-devices">
        {devices.map(({ id, kind, name, seen, present }) => (
          <li key={id}>
            <span>
              <strong>{name || text(`devices.${kind}`)}</strong>
              <span className="quiet small">{present ? text("devices.present") : text("devices.seen", { seen })}</span>
            </span>
            {!present && (
              <Form method="post">
                <input type="hidden" name="intent" value="endSession" />
                <input type="hidden" name="session" value={id} />
                <Button kind="quiet">{text("devices.end")}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post">
          <Button kind="secondary" name="intent" value="endOtherSessions">
            {text("devices.endOthers")}
          </Button>
        </Form>
      )}
    </>
  );
}

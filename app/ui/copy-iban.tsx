import { useState } from "react";
import { Button } from "./button.tsx";
import { ForScripts } from "./for-scripts.tsx";

type Props = { iban: string; label: string; copied: string };

/** Copies the account number, with scripts only. Without scripts the number is selectable text. */
export function CopyIban({ iban, label, copied }: Props) {
  const [done, setDone] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(iban).then(() => setDone(true));
  return (
    <ForScripts>
      <p className="transfer-copy">
        <Button type="button" kind="secondary" onClick={copy}>
          {label}
        </Button>
        <span role="status">{done ? copied : ""}</span>
      </p>
    </ForScripts>
  );
}

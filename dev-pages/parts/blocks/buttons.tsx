import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { CopyIban } from "../../../app/ui/copy-iban.tsx";
import { FavouriteButton } from "../../../app/ui/favourite-button.tsx";
import { ForScripts } from "../../../app/ui/for-scripts.tsx";
import { Link } from "../../../app/ui/link.tsx";
import { PrintButton } from "../../../app/ui/print-button.tsx";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Buttons";

const KINDS = ["primary", "secondary", "quiet", "danger"] as const;
const LONG = "Versandkostenfrei ab sechs Flaschen in den Warenkorb legen";

/** What is pressed. */
export default function Buttons() {
  return (
    <>
      {KINDS.map((kind) => (
        <Specimens key={kind} title={kind}>
          <Specimen name="button">
            <Button kind={kind}>Dodaj u košaricu</Button>
          </Specimen>
          <Specimen name="disabled">
            <Button kind={kind} disabled>
              Dodaj u košaricu
            </Button>
          </Specimen>
          <Specimen name="long">
            <Button kind={kind}>{LONG}</Button>
          </Specimen>
          <Specimen name="link">
            <ButtonLink kind={kind} href="/">
              Pogledaj vina
            </ButtonLink>
          </Specimen>
        </Specimens>
      ))}
      <Specimens title="On ink">
        {KINDS.map((kind) => (
          <Specimen key={kind} name={kind}>
            <div className="on-ink">
              <Button kind={kind}>Dodaj u košaricu</Button>
            </div>
          </Specimen>
        ))}
      </Specimens>
      <Others />
    </>
  );
}

function Others() {
  return (
    <Specimens title="Hearts, links, and what scripts bring">
      {[undefined, false, true].map((isFavourite) => (
        <Specimen key={`${isFavourite}`} name={`favourite: ${isFavourite ?? "not known"}`}>
          <FavouriteButton name="Teran 2023" isFavourite={isFavourite} />
        </Specimen>
      ))}
      <Specimen name="link">
        <Link to="/">Pogledaj vina</Link>
      </Specimen>
      <Specimen name="print">
        <PrintButton>Ispiši</PrintButton>
      </Specimen>
      <Specimen name="copy">
        <CopyIban iban="HR1210010051863000160" label="Kopiraj IBAN" copied="Kopirano." />
      </Specimen>
      <Specimen name="only with scripts">
        <ForScripts>Scripts are here.</ForScripts>
      </Specimen>
    </Specimens>
  );
}

import { AccountPage } from "../../../app/ui/account-page.tsx";
import { Breadcrumbs } from "../../../app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { ContactLinks } from "../../../app/ui/contact-links.tsx";
import { Scene } from "../../../app/ui/drawings/scenes/scene.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { LegalPage } from "../../../app/ui/legal-page.tsx";
import { LegalText } from "../../../app/ui/legal-text.tsx";
import { Linked } from "../../../app/ui/linked.tsx";
import { StoryEnd, StoryFacts, StoryHead, StoryPart } from "../../../app/ui/story.tsx";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Pages";

const CRUMBS = [{ href: "/", label: "Početna" }, { href: "/nasi-proizvodi", label: "Vina" }, { label: "Teran 2023" }];
const FACTS = [
  { figure: "14 ha", label: "vinograda" },
  { figure: "120 m", label: "nad morem" },
  { figure: "1.200", label: "maslina" },
];
const SECTIONS = [{ href: "#prvi", label: "Prvi dio" }];
const PAGES = [
  { href: "#uvjeti", label: "Uvjeti", current: true },
  { href: "#dostava", label: "Dostava" },
];

/** What whole pages are laid out with. */
export default function Pages() {
  return (
    <>
      <Specimens title="Ways">
        <Specimen name="breadcrumbs" wide>
          <Breadcrumbs label="Put" items={CRUMBS} />
        </Specimen>
        <Specimen name="contact">
          <ul className="plain-list">
            <ContactLinks />
          </ul>
        </Specimen>
        <Specimen name="a text with links">
          <p>
            <Linked text="Cijene stoje pod [dostava](delivery), pitanja na [poštu](mail)." />
          </p>
        </Specimen>
      </Specimens>
      <AccountAndLegal />
      <Story />
    </>
  );
}

function AccountAndLegal() {
  return (
    <Specimens title="Account and legal pages">
      <Specimen name="account" wide>
        <AccountPage title="Prijava" lead="Za adrese." picture={{ scene: "vineyard" }} aside={<p>Bez računa?</p>}>
          <TextField label="E-pošta" name="account-email" />
          <Button>Prijavi se</Button>
        </AccountPage>
      </Specimen>
      <Specimen name="legal page" wide>
        <LegalPage
          title="Opći uvjeti"
          lead="Za kupnju u trgovini."
          pages={{ label: "Pravne stranice", links: PAGES }}
          contents={{ label: "Na ovoj stranici", links: SECTIONS }}
        >
          <h2 id="prvi">Prvi dio</h2>
          <p>Rečenica koja se čita polako.</p>
        </LegalPage>
      </Specimen>
      <Specimen name="legal text" wide>
        <LegalText screen="delivery" />
      </Specimen>
    </Specimens>
  );
}

function Story() {
  return (
    <Specimens title="Story">
      <Specimen name="head" wide>
        <StoryHead overline="Istarski terroir" title="Crvena zemlja" lead="I more na dohvat ruke." scene="soils" />
      </Specimen>
      {[false, true].map((flip) => (
        <Specimen key={`${flip}`} name={flip ? "part, turned" : "part"} wide>
          <StoryPart title="Berba" drawing={<Scene name="vineyard" />} flip={flip}>
            <p>Rukom, rano ujutro.</p>
          </StoryPart>
        </Specimen>
      ))}
      <Specimen name="facts" wide>
        <StoryFacts facts={FACTS} />
      </Specimen>
      <Specimen name="end" wide>
        <StoryEnd title="Dođite kušati" text="Od utorka do subote.">
          <ButtonLink kind="secondary" href="/">
            Rezerviraj
          </ButtonLink>
        </StoryEnd>
      </Specimen>
    </Specimens>
  );
}

import { BoxPicture } from "../../../app/frame/cart/box-picture.tsx";
import { Button } from "../../../app/ui/button.tsx";
import { BrokenGlass } from "../../../app/ui/drawings/scenes/broken-glass.tsx";
import { NothingYet } from "../../../app/ui/nothing-yet.tsx";
import { Notice } from "../../../app/ui/notice.tsx";
import { ResultPage } from "../../../app/ui/result-page.tsx";
import { Unbroken } from "../../../app/ui/unbroken.tsx";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Messages";

/** What is said to the visitor. */
export default function Messages() {
  return (
    <>
      <Specimens title="Notices">
        {(["info", "success", "alert"] as const).map((tone) => (
          <Specimen key={tone} name={tone}>
            <Notice tone={tone} title="Podrum je zatvoren">
              <p>U ponedjeljak opet radimo.</p>
            </Notice>
            <Notice tone={tone}>Bez naslova, u jednoj rečenici.</Notice>
          </Specimen>
        ))}
        <Specimen name="a number that stays whole">
          <Unbroken sentence="Narudžba 2026-000123 je plaćena i spakirana." part="2026-000123" />
        </Specimen>
      </Specimens>
      <Specimens title="Pages of one message">
        <Specimen name="result" wide>
          <ResultPage
            drawing={<BrokenGlass />}
            title="Plaćanje nije uspjelo"
            actions={<Button>Pokušaj ponovno</Button>}
          >
            <p>Novac nije naplaćen.</p>
          </ResultPage>
        </Specimen>
        <Specimen name="result without drawing" wide>
          <ResultPage title="Hvala" />
        </Specimen>
        <Specimen name="nothing yet" wide>
          <NothingYet drawing={<BoxPicture lines={[]} />} title="Košarica je prazna" shop="Naši proizvodi">
            <p>Šest mjesta čeka.</p>
          </NothingYet>
        </Specimen>
      </Specimens>
    </>
  );
}

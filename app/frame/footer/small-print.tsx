import { useLanguage, useText } from "../../i18n/text.ts";
import { ibanInGroups } from "../../shop/money/iban.ts";
import { formatEuro } from "../../shop/money/money.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { CardMarks } from "../../ui/card-marks.tsx";
import { UnionMark } from "../../ui/drawings/scenes/icons.tsx";
import { useCart } from "../cart/cart-context.tsx";
import { useFrameData } from "../data/frame-data.ts";

/** Payment methods, the co-funding, the fixed rate and the company. */
export function SmallPrint() {
  const text = useText();
  const language = useLanguage();
  const { showKuna } = useCart();
  const cards = useFrameData()?.cards;
  const { legalName, taxNumber, registration, capitalCents, board } = WINERY.company;
  const { iban, name: bank } = WINERY.bank;
  return (
    <div className="footer-print">
      <section>
        <h2 className="overline">{text("footer.payment")}</h2>
        {cards && <CardMarks cards={cards} />}
        <p>{text("footer.ways")}</p>
        <p>{text("footer.secure")}</p>
        {showKuna && <p>{text("footer.rate")}</p>}
      </section>
      <section className="footer-union">
        <UnionMark />
        <p className="quiet">{text("footer.funding")}</p>
      </section>
      <section className="quiet">
        <p>{text("footer.company", { name: legalName, taxNumber })}</p>
        <p>
          {text("footer.registration", {
            court: registration[language],
            capital: formatEuro(capitalCents).replace(" ", "\u00a0"),
          })}
        </p>
        <p>{text("footer.board", { board: board.join(", ") })}</p>
        <p>{text("footer.account", { iban: ibanInGroups(iban), bank })}</p>
      </section>
    </div>
  );
}

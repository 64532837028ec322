import { useText } from "../i18n/text.ts";
import { CARD_BRANDS, type TakenCards } from "../shop/payment/taken-cards.ts";

/** The accepted cards, as marks in our own type, and the payment provider. */
export function CardMarks({ cards: { provider } }: { cards: TakenCards }) {
  const text = useText();
  return (
    <>
      <ul className="plain-list card-marks">
        {CARD_BRANDS.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
      <p>{provider === null ? text("footer.cardTest") : text("footer.cardProvider", { name: provider })}</p>
    </>
  );
}

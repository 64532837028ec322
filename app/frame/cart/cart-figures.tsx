import { useText } from "../../i18n/text.ts";
import type { Totals } from "../../shop/cart/totals.ts";
import { Price } from "../../ui/price.tsx";

/** What the total of the cart is made of, in the order in which it adds up, each figure in both currencies (docs/rules.md "Money"). */
export function CartFigures({ figures }: { figures: Totals }) {
  const text = useText();
  const rows = [
    ["net", figures.netCents],
    ["tax", figures.taxCents],
    ["fee", figures.feeCents],
  ] as const;
  return (
    <table className="figures cart-figures">
      <tbody>
        {rows.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row">{text(`cart.${name}`)}</th>
            <td>
              <Price cents={cents} kuna />
            </td>
          </tr>
        ))}
        <tr>
          <td colSpan={2} className="quiet">
            {figures.feeCents > 0 && text("cart.feeWhy")} {text("cart.minimum")}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

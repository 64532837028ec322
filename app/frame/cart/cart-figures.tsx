import { useText } from "../../i18n/text.ts";
import type { Totals } from "../../shop/cart/totals.ts";
import { Price } from "../../ui/price.tsx";

/** The figures of the cart in the order in which they add up, each in both currencies (docs/rules.md "Money"). */
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
      <tfoot>
        <tr>
          <th scope="row">{text("cart.total")}</th>
          <td aria-live="polite">
            <Price cents={figures.totalCents} kuna />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

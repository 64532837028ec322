import { useText } from "../../i18n/text.ts";
import type { Totals } from "../../shop/cart/totals.ts";
import { formatEuro } from "../../shop/money/money.ts";
import { Price } from "../../ui/price.tsx";

/** The cart's total and what it consists of: in a line and, unfolded or where there is room, in both currencies (docs/rules.md "Money"). */
export function CartFigures({ figures }: { figures: Totals }) {
  const text = useText();
  const [tax, fee] = [formatEuro(figures.taxCents), formatEuro(figures.feeCents)];
  return (
    <div className="cart-figures">
      <p className="cart-total" aria-live="polite">
        {text("cart.total")} <Price cents={figures.totalCents} kuna />
      </p>
      <details className="fold">
        <summary>
          {figures.feeCents > 0 ? text("cart.includes", { tax, fee }) : text("cart.includesTax", { tax })}
        </summary>
        <FiguresTable figures={figures} />
        {/* Of bottles that go into boxes alone; a box that is not full says elsewhere how many it takes. */}
        {figures.feeCents > 0 && (
          <p className="quiet">
            {text("cart.feeWhy")} {figures.bottlesToFillBox === 0 && text("cart.minimum")}
          </p>
        )}
      </details>
    </div>
  );
}

/** In the order in which it adds up. */
function FiguresTable({ figures }: { figures: Totals }) {
  const text = useText();
  const rows = [
    ["net", figures.netCents],
    ["tax", figures.taxCents],
    ["fee", figures.feeCents],
  ] as const;
  return (
    <table className="figures sums">
      <tbody>
        {rows.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row">{text(`cart.${name}`)}</th>
            <td>
              <Price cents={cents} kuna />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

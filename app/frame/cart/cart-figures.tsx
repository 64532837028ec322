import { useText } from "../../i18n/text.ts";
import type { Totals } from "../../shop/cart/totals.ts";
import { Price, useMoney } from "../../ui/price.tsx";

/** What the cart comes to, in both currencies, and what that is made of: in a line, and opened in full (docs/rules.md "Money"). */
export function CartFigures({ figures }: { figures: Totals }) {
  const text = useText();
  const money = useMoney();
  const [goods, tax, fee] = [figures.grossCents, figures.taxCents, figures.feeCents].map((cents) => money(cents));
  return (
    <div className="cart-figures">
      <p className="cart-total" aria-live="polite">
        {text("cart.total")} <Price cents={figures.totalCents} kuna />
      </p>
      <details className="fold">
        <summary>
          {figures.feeCents > 0 ? text("cart.includes", { goods, tax, fee }) : text("cart.includesTax", { tax })}
        </summary>
        <FiguresTable figures={figures} />
        <p className="quiet">
          {figures.feeCents > 0 && text("cart.feeWhy")} {figures.bottlesToFillBox === 0 && text("cart.minimum")}
        </p>
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
    <table className="figures">
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

import { createContext, type ReactNode, useContext } from "react";
import { centsOfLitre } from "../shop/catalogue/product-properties.ts";
import { formatEuro, formatKuna, formatMoney, lipaFromCents } from "../shop/money/money.ts";

/** Whether this shop shows kuna (docs/rules.md "Money"); the frame provides it. */
export const KunaShown = createContext(true);

/** Writes whole cents within a sentence, in both currencies where the shop shows kuna. */
export function useMoney(): (cents: number, per?: string) => string {
  const showKuna = useContext(KunaShown);
  return (cents, per) => formatMoney(cents, showKuna, per);
}

type Props = {
  /** Whole cents. */
  cents: number;
  /** Also in kuna at the fixed rate, where the shop shows kuna. */
  kuna?: boolean;
  className?: string | undefined;
  /** What it is for. */
  children?: ReactNode;
};

/** An amount of money as every screen shows it (docs/rules.md "Money"). */
export function Price({ cents, kuna = false, className, children }: Props) {
  const withKuna = useContext(KunaShown) && kuna;
  return (
    <span className={className ? `price ${className}` : "price"}>
      {formatEuro(cents)}
      {withKuna && <small>{formatKuna(lipaFromCents(cents))}</small>}
      {children}
    </span>
  );
}

type LitreProps = {
  cents: number;
  volumeMl?: number | undefined;
  /** What is told before it. */
  children?: ReactNode;
};

/**
 * The price per litre, which stands wherever the price of a bottle does (docs/rules.md "Money").
 * @param volumeMl millilitres of the bottle; left out for products without a price per litre, such as a gift box
 */
export function LitrePrice({ cents, volumeMl, children }: LitreProps) {
  const money = useMoney();
  return volumeMl ? (
    <small>
      {children}
      {money(centsOfLitre(cents, volumeMl), "/l")}
    </small>
  ) : null;
}

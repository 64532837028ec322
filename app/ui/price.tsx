import { createContext, type ReactNode, useContext } from "react";
import { formatEuro, formatKuna, formatMoney, lipaFromCents } from "../shop/money/money.ts";

/** Whether this shop shows kuna at all (docs/rules.md "Money"); the frame hands it in. */
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
  /** What it is for, beside the euro. */
  children?: ReactNode;
};

/** An amount of money as every screen shows it (docs/rules.md "Money"). */
export function Price({ cents, kuna = false, className, children }: Props) {
  const withKuna = useContext(KunaShown) && kuna;
  return (
    <span className={className ? `price ${className}` : "price"}>
      {children ? `${formatEuro(cents)} ` : formatEuro(cents)}
      {children}
      {withKuna && <span className="price-kuna">{formatKuna(lipaFromCents(cents))}</span>}
    </span>
  );
}

import type { ReactNode } from "react";
import { useLanguage } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { ButtonLink } from "./button.tsx";
import { ResultPage } from "./result-page.tsx";

type Props = {
  drawing: ReactNode;
  title: string;
  /** The words of the way to the products. */
  shop: string;
  children: ReactNode;
};

/** A page that would list bottles but has none, with the way to the products. */
export function NothingYet({ drawing, title, shop, children }: Props) {
  const language = useLanguage();
  return (
    <ResultPage
      drawing={drawing}
      title={title}
      actions={<ButtonLink href={pathTo("our-products", language)}>{shop}</ButtonLink>}
    >
      {children}
    </ResultPage>
  );
}

import type { ReactNode } from "react";
import { useLanguage } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { ButtonLink } from "./button.tsx";
import { EmptyBox } from "./drawings/scenes/empty-box.tsx";
import { ResultPage } from "./result-page.tsx";

type Props = { title: string /** The words of the way to the products. */; shop: string; children: ReactNode };

/** A page on which bottles would stand, without any: an empty box, and the way to the products. */
export function NothingYet({ title, shop, children }: Props) {
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<EmptyBox />}
      title={title}
      actions={<ButtonLink href={pathTo("our-products", language)}>{shop}</ButtonLink>}
    >
      {children}
    </ResultPage>
  );
}

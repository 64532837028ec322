import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { CopyForm } from "./copy-form.tsx";
import { copyForms } from "./copy-forms.server.ts";
import { ForPrograms } from "./for-programs.tsx";
import sheet from "./partners.css?url";
import paper from "./partners-paper.css?url";
import { SnippetOptionsForm } from "./snippet-options-form.tsx";
import { TextWithCode } from "./text-with-code.tsx";

export const handle = { i18n: ["partners"] };
export const links = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: paper, media: "print" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "partners");
  return { page: describePage(screenRequest, "partners"), ...(await copyForms(screenRequest)) };
}

/** What other sites may post here and other programs may call; the forms are ready to be copied. */
export default function Partners() {
  const { page, options, forms, products, command } = useLoaderData<typeof loader>();
  const text = useText("partners");
  return (
    <div className="wrap partners">
      <header className="partners-head">
        <h1>{text("title")}</h1>
        <p className="lead">{text("lead")}</p>
        <Contents />
      </header>
      <Scene name="tasting-table" className="partners-scene" />
      <Steps page={page.canonical} />
      <SnippetOptionsForm options={options} products={products} />
      <CopyForm name="reservation" html={forms.reservation} language={options.formLang} />
      <CopyForm name="inquiry" html={forms.inquiry} language={options.formLang} />
      <CopyForm name="cart" html={forms.cart} language={options.formLang} />
      <section className="partners-part" aria-labelledby="after">
        <h2 id="after">{text("after.title")}</h2>
        <ul className="partners-list">
          {["good", "bad", "name", "cookies"].map((key) => (
            <li key={key}>{text(`after.${key}`)}</li>
          ))}
        </ul>
      </section>
      <ForPrograms command={command} />
    </div>
  );
}

/** The page's parts, each with the key of its title. */
const PARTS = [
  ["options", "options.title"],
  ["reservation", "forms.reservation.title"],
  ["inquiry", "forms.inquiry.title"],
  ["cart", "forms.cart.title"],
  ["after", "after.title"],
  ["calls", "calls.title"],
  ["notices", "notices.title"],
] as const;

function Contents() {
  const text = useText("partners");
  return (
    <nav className="partners-contents" aria-labelledby="contents">
      <p id="contents" className="small quiet">
        {text("contents")}
      </p>
      <ul className="plain-list">
        {PARTS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{text(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const STEPS = ["list", "copy", "try"] as const;

/** @param page the address of the page, which is read on paper alone: what is to be done on the page cannot be done there */
function Steps({ page }: { page: string }) {
  const text = useText("partners");
  const contact = pathTo("contact", useLanguage());
  return (
    <>
      <ol className="partners-steps plain-list">
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{text(`steps.${step}.title`)}</h2>
            <p data-page={step === "copy" ? page : undefined}>
              <TextWithCode>{text(`steps.${step}.text`)}</TextWithCode>
            </p>
            {step === "list" && (
              <p>
                <Link to={contact}>{text("steps.ask")}</Link>
              </p>
            )}
          </li>
        ))}
      </ol>
      <details className="partners-note fold">
        <summary>{text("steps.lost")}</summary>
        <p>
          <TextWithCode>{text("steps.hidden")}</TextWithCode>
        </p>
      </details>
    </>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CopyForm } from "./copy-form.tsx";
import { copyForms } from "./copy-forms.server.ts";
import { ForPrograms } from "./for-programs.tsx";
import sheet from "./partners.css?url";
import { SnippetOptionsForm } from "./snippet-options-form.tsx";

export const handle = { i18n: ["partners"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "partners");
  return { page: describePage(screenRequest, "partners"), ...(await copyForms(screenRequest)) };
}

/** What other sites may post here and other programs may call; the forms are ready to be copied. */
export default function Partners() {
  const { options, forms, products, command } = useLoaderData<typeof loader>();
  const text = useText("partners");
  return (
    <div className="wrap partners">
      <header className="partners-head">
        <h1>{text("title")}</h1>
        <p className="lead">{text("lead")}</p>
      </header>
      <Steps />
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

const STEPS = ["list", "copy", "try"] as const;

function Steps() {
  const text = useText("partners");
  return (
    <>
      <ol className="partners-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{text(`steps.${step}.title`)}</h2>
            <p>{text(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="quiet partners-note">{text("steps.hidden")}</p>
      <p>
        <ButtonLink href={pathTo("contact", useLanguage())} kind="secondary">
          {text("steps.ask")}
        </ButtonLink>
      </p>
    </>
  );
}

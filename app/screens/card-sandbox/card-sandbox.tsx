import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { BoxPicture } from "../../frame/cart/box-picture.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen, type ScreenRequest } from "../../session/screen-request.server.ts";
import { playSandbox } from "../../shop/card-payments/play-sandbox.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import sheet from "./card-sandbox.css?url";
import { SandboxPlays } from "./sandbox-plays.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["card-sandbox"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** Without a payment there is nothing to try. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "card-sandbox");
  onlyInSandbox(screenRequest);
  return { page: describePage(screenRequest, "card-sandbox") };
}

/** Plays the card page for a form of ours and for whatever its buttons send. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "card-sandbox");
  const { platform, request } = screenRequest;
  onlyInSandbox(screenRequest);
  const answer = await playSandbox(platform, await request.text());
  if (!answer) return null;
  if ("order" in answer) {
    const { language, token } = answer.order;
    return redirect(pathTo("order", language, { token }), 303);
  }
  const { page, fields } = answer;
  return { ...page, fields };
}

/** @throws Response 404 where the shop takes cards in earnest, or not at all */
function onlyInSandbox({ platform }: ScreenRequest): void {
  if (platform.settings.cardProvider !== "sandbox") throw notFound();
}

export default function CardSandbox() {
  const text = useText("card-sandbox");
  const language = useLanguage();
  const opened = useActionData<typeof action>();
  if (opened) return <SandboxPlays {...opened} />;
  const shop = <ButtonLink href={pathTo("our-products", language)}>{text("shop")}</ButtonLink>;
  return (
    <ResultPage drawing={<BoxPicture lines={[]} />} title={text("title")} actions={shop}>
      <p>{text("empty")}</p>
    </ResultPage>
  );
}

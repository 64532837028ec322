import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { answerTo } from "../../forms/form-answer.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import { requireUser } from "../../session/guards.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { answerProfile, SAVED } from "./answer-profile.server.ts";
import { loadProfile } from "./load-profile.server.ts";
import sheet from "./profile.css?url";
import { ProfileForm } from "./profile-form.tsx";
import { Security } from "./security.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { i18n: ["profile", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "profile");
  const session = await requireUser(screenRequest);
  const saved = SAVED.find((known) => known === screenRequest.url.searchParams.get("saved")) ?? null;
  return { page: describePage(screenRequest, "profile"), saved, ...(await loadProfile(screenRequest, session)) };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "profile");
  const session = await requireUser(screenRequest);
  return answerProfile(screenRequest, session, await readBody(args.request));
}

/** Everything about an account: its owner, its delivery and billing addresses, and its security. */
export default function Profile() {
  const { saved, firstName, defaults, setups, countries, newsletter, email, devices, kept } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const text = useText("profile");
  const language = useLanguage();
  return (
    <div className="wrap profile">
      <header className="profile-head">
        <h1>{firstName === "" ? text("title") : text("greeting", { name: firstName })}</h1>
        <nav className="button-row" aria-label={text("title")}>
          <Link className="button button-quiet" to={pathTo("orders", language)}>
            {text("orders")}
          </Link>
          <Link className="button button-quiet" to={pathTo("favourites", language)}>
            {text("favourites")}
          </Link>
          <form method="post" action={ADDRESSES.logout}>
            <input type="hidden" name="from" value={pathTo("home", language)} />
            <Button kind="quiet">{text("logout")}</Button>
          </form>
        </nav>
      </header>
      {saved && !answer && <Notice tone="success">{text(`saved.${saved}`)}</Notice>}
      <ProfileForm
        answer={answerTo(answer, "profile")}
        defaults={defaults}
        setup={setups.profile}
        countries={countries}
        newsletter={newsletter}
      />
      <Security answer={answer} setups={setups} email={email} devices={devices} kept={kept} />
    </div>
  );
}

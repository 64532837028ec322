import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { draftOf } from "../../forms/draft.server.ts";
import { type Language, languageOrDefault } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.ts";
import { localPath } from "../../routing/local-path.ts";
import { ADDRESSES, languageOfPath, pathTo } from "../../routing/paths.ts";
import { readCart, storeCart } from "../../session/cart-cookie.server.ts";
import { localeOf } from "../../session/locale.server.ts";
import { leaveNotice } from "../../session/notice.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { notFound } from "../../session/screen-request.server.ts";
import { changeCart, readCartChange } from "../../shop/cart/change-cart.ts";
import { isAdded, loadCart } from "../../shop/cart/load-cart.server.ts";
import { MAX_QUANTITY } from "../../shop/catalogue/quantity.ts";
import type { Draft } from "../../shop/partners/drafts.store.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";

/** The cart has no page of its own: a visitor who opens this address sees its panel on the home page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (params.lang !== undefined) throw notFound();
  // A document that answers a refused form asks its loaders too: then the action has set the language.
  if (context.language) return null;
  const url = new URL(request.url);
  if (url.searchParams.has("draft")) {
    // Before anything is waited for, so that the frame speaks it too.
    context.language = languageOrDefault(url.searchParams.get("lang"));
    const draft = await draftOf({ platform: await platformOf(context), url }, "cart");
    if (draft) return refusedDraft(draft, context.language);
  }
  return redirect(pathTo("home", await localeOf(request), {}, { overlay: "cartOpen" }));
}

/** The button of a partner's page that was refused; it is put right here, where the visitor's cart is. */
function refusedDraft(draft: Draft, language: Language) {
  const change = readCartChange(draft.fields);
  const from = pathTo("our-products", language, {}, { overlay: "cartOpen" });
  return "refused" in change ? { ...change, from } : { refused: "form" as const, from };
}

/**
 * Changes the cart as a plain form requests (docs/interface.md "Forms"). It takes ids and quantities only; prices come from the catalogue.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (params.lang !== undefined) throw notFound();
  const platform = await platformOf(context);
  const { fields } = await readBody(request);
  const from = localPath(fields.from) ?? pathTo("home", await localeOf(request));
  const language = languageOfPath(from);
  context.language = language;
  const change = readCartChange(fields);
  if ("refused" in change) return data({ ...change, from }, { status: 422 });

  const { cart } = readCart(request, platform);
  const details = change.intent === "fillBox" ? (await loadCart(platform, language, cart)).lines : [];
  const after = changeCart(cart, change, details);
  const headers = new Headers({ "Set-Cookie": storeCart(platform, after) });
  if (change.intent === "add") {
    const added = await isAdded(platform, language, { before: cart, after, productId: change.productId });
    if (added) headers.append("Set-Cookie", leaveNotice(platform, "added", change.productId));
  }
  return redirect(from, { status: 303, headers });
}

/** The answer to an impossible quantity: the reason, and the form again with what was typed. */
export default function CartForm() {
  const answer = useActionData<typeof action>();
  const draft = useLoaderData<typeof loader>();
  const refused = answer ?? draft;
  const text = useText();
  if (!refused) return null;
  const quantity = refused.refused === "quantity" ? refused : null;
  return (
    <section className="wrap stack">
      <h1>{text("cart.title")}</h1>
      {quantity ? (
        <form method="post" action={ADDRESSES.cart} className="stack">
          <input type="hidden" name="intent" value={quantity.intent} />
          <input type="hidden" name="productId" value={quantity.productId} />
          <input type="hidden" name="from" value={refused.from} />
          <TextField
            id="quantity"
            name="quantity"
            type="text"
            inputMode="numeric"
            label={text("cart.quantity")}
            defaultValue={quantity.quantity}
            errors={[text("cart.badQuantity", { most: MAX_QUANTITY })]}
          />
          <Button type="submit">{text("cart.setQuantity")}</Button>
        </form>
      ) : (
        <p role="alert">{text("cart.badForm")}</p>
      )}
      <p>
        <Link to={refused.from}>{text("back")}</Link>
      </p>
    </section>
  );
}

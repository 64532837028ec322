import { randomBytes, randomUUID } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { classesOfPanel, type PageParts, type PanelPlace, withCartLeft } from "./frame/cart/opened-cart.server.tsx";
import { Nonce } from "./frame/head/nonce.ts";
import { FailureReference } from "./frame/oops.tsx";
import { asksToSaveData } from "./http/accepted.server.ts";
import { finishDocument } from "./http/remix/document.server.ts";
import { withoutFilesOfEntry } from "./http/remix/entry-routes.server.ts";
import { plainData } from "./http/remix/page-data.server.ts";
import { finishSaveDataDocument } from "./http/remix/save-data-document.server.ts";
import { doesNothingByItself, storable } from "./http/stored-screens.server.ts";
import { takeTurn } from "./http/take-turn.server.ts";
import { messagesFor, pageTextsFor } from "./i18n/i18next.server.ts";
import type { Language } from "./i18n/languages.ts";
import { MessagesJson } from "./i18n/messages-script.tsx";
import { namespacesOf } from "./i18n/namespaces.server.ts";
import { PageTexts } from "./i18n/text.ts";
import { loggedAddress } from "./platform/log.server.ts";
import { languageOfPath } from "./routing/paths.ts";
import { placeholdersOf } from "./session/placeholders.server.ts";
import { failureOf, platformOf } from "./session/request-platform.server.ts";
import { usedOfSheet } from "./styles/sheets.server.ts";
import { type CspSources, CspSourcesOfPage, noCspSources } from "./ui/csp-sources.ts";

// The program itself, which `server.ts` and the commands start out of the build: so every module is there once.
export { builtFiles } from "./http/built-files.server.ts";
export { dictionaryFile, readPageDictionaries } from "./http/page-dictionaries.server.ts";
export { runCommand } from "./program/commands.server.ts";
export { pagesForDictionary } from "./program/dictionary-pages.server.ts";
export { startProgram } from "./program/start-program.server.ts";

/**
 * Renders a page whole: 1.35 times as fast as piping, and React 18 pipes a NUL byte before "€". The loaders' data,
 * which Remix would stream behind the page, is read to its end and put at the end of the body.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const language = loadContext.language ?? languageOfPath(new URL(request.url).pathname);
  const nonce = randomBytes(12).toString("base64url");
  const answered = plainData(context.staticHandlerContext) ?? (await streamedData(context));
  const foreign = noCspSources();
  await takeTurn();
  const rendered = markupOf({ context, loadContext, language, nonce, foreign, url: request.url });
  const { settings } = await platformOf(loadContext);
  const place = { address: request.url, language, showKuna: settings.showKuna };
  const { html, data, alsoUsed } = withOpenedCart({ html: rendered, data: answered }, place, loadContext);
  const finish = asksToSaveData(request.headers.get("Save-Data")) ? finishSaveDataDocument : finishDocument;
  const { body, policy } = finish(withoutFilesOfEntry(html, context.manifest.routes), {
    data,
    structured: loadContext.forSearchEngines ?? [],
    nonce,
    foreign,
    alsoUsed,
    atFirstSign: doesNothingByItself(request, status),
    https: settings.publicUrl.startsWith("https:"),
    usedOfSheet,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  // As bytes: of a text `Response` would make a copy and a stream first.
  return storable(new Response(Buffer.from(body), { status, headers }), request);
}

type Rendering = {
  context: EntryContext;
  loadContext: AppLoadContext;
  language: Language;
  nonce: string;
  foreign: CspSources;
  url: string;
};

function markupOf({ context, loadContext, language, nonce, foreign, url }: Rendering): string {
  const namespaces = namespacesOf(context);
  return renderToString(
    <PageTexts.Provider value={pageTextsFor(language)}>
      <MessagesJson.Provider value={scriptSafe(messagesFor(language, namespaces))}>
        <Nonce.Provider value={nonce}>
          <CspSourcesOfPage.Provider value={foreign}>
            <FailureReference.Provider value={failureOf(loadContext).reference}>
              <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={url} nonce={nonce} />
            </FailureReference.Provider>
          </CspSourcesOfPage.Provider>
        </Nonce.Provider>
      </MessagesJson.Provider>
    </PageTexts.Provider>,
  );
}

/** By which is seen that a page shows the lines of a cart (`cart-panel.tsx`). */
const CART_LINES = ' class="plain-list cart-lines"';
const NO_CLASSES: ReadonlySet<string> = new Set();

/** Leaves the gaps of a cart that the door fills in; every page that opens one has the styles of any cart. */
function withOpenedCart(page: PageParts, place: PanelPlace, context: AppLoadContext) {
  const placeholders = placeholdersOf(context);
  const parts = placeholders.leavesCart ? withCartLeft(page, place, placeholders) : page;
  const showsCart = placeholders.gaps.some(({ name }) => name === "cartPanel") || parts.html.includes(CART_LINES);
  return { ...parts, alsoUsed: showsCart ? classesOfPanel() : NO_CLASSES };
}

function streamedData({ serverHandoffStream }: EntryContext): Promise<string> {
  return serverHandoffStream ? new Response(serverHandoffStream).text() : Promise.resolve("");
}

/** Data requests bring no document; but for being stored, their headers are the front door's. */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  return storable(response, request);
}

/** Logs what went wrong under the reference number that the error page shows. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  // A form posted where none stands is answered by 405, and no fault of the program.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const failure = failureOf(context);
  failure.reference ??= randomUUID().slice(0, 8);
  void platformOf(context).then((platform) => {
    platform.log.error(
      { err: error, reference: failure.reference, url: loggedAddress(request.url) },
      "unexpected failure",
    );
  });
}

function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { matchScreen, withoutData } from "../routing/paths.ts";
import { sendAnswer } from "./answer.server.ts";
import { answerFailure } from "./answer-failure.server.ts";
import { ActiveAssemblies } from "./assembled-page.server.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";
import { tryAnswerHealth } from "./health.server.ts";
import { addressOf, toOriginForm, urlOf } from "./incoming.server.ts";
import { answerPreflight, letPartnerRead, partnerOf, requireSender } from "./origin-check.server.ts";
import { ownHostRequired } from "./own-host.server.ts";
import { PendingRenders } from "./pending-renders.server.ts";
import { Refusal } from "./request-body.server.ts";
import { requestFor } from "./request-for.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { trySendFile } from "./send-file.server.ts";
import { sendExpired, sendFound } from "./stored-pages.server.ts";
import type { Visitor } from "./visitor.ts";
import { missingPage, storedPageKey, type WantedPage, wantedPage } from "./wanted-page.server.ts";

const UNAVAILABLE = 503;
/** Of more answers at once each is compressed with less effort. */
const MAX_RENDERS_AT_HIGH_EFFORT = 2;
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

type Asked = { url: URL; allow: string; isCall: boolean; partnerOrigin: string | null; wanted: WantedPage | null };

/** What every request at one door shares. */
type Door = {
  options: FrontDoorOptions;
  publicUrl: URL;
  /** The headers that every answer bears. */
  headers: Record<string, string>;
  requireOwnHost(incoming: IncomingMessage): void;
  pendingRenders: PendingRenders;
  /** How many answers the application is rendering. */
  activeRenders: number;
  assemblies: ActiveAssemblies;
};

/** The front door: every request passes it, from top to bottom, before Remix sees it. */
export function frontDoor(options: FrontDoorOptions): RequestListener {
  const { platform } = options;
  const publicUrl = new URL(platform.settings.publicUrl);
  const headers = securityHeaders(platform.settings.publicUrl.startsWith("https:"));
  const requireOwnHost = ownHostRequired(platform, publicUrl);
  const counts = { pendingRenders: new PendingRenders(), activeRenders: 0, assemblies: new ActiveAssemblies() };
  const door = { options, publicUrl, headers, requireOwnHost, ...counts };

  return (incoming, outgoing) => {
    toOriginForm(incoming, publicUrl);
    const wanted = wantedPage(platform, options, publicUrl.host, incoming);
    const lookUp = wanted?.visitor.lookUp;
    if (!wanted || !lookUp) return fillGaps(door, incoming, outgoing, wanted);
    const go = (visitor: Visitor | null) => fillGaps(door, incoming, outgoing, visitor && { ...wanted, visitor });
    const found = lookUp();
    if (found instanceof Promise) void found.then(go);
    else go(found);
  };
}

/** Asks for what fills the gaps of a page, where it has any; without that it is rendered for this visitor alone. */
function fillGaps(door: Door, incoming: IncomingMessage, outgoing: ServerResponse, wanted: WantedPage | null): void {
  const asked = wanted?.visitor.gapTextsOf(wanted);
  if (!wanted || !asked) return void receive(door, incoming, outgoing, wanted);
  door.assemblies.countUntilSent(outgoing);
  void asked.then((gapTexts) => receive(door, incoming, outgoing, gapTexts && { ...wanted, gapTexts }));
}

function receive(door: Door, incoming: IncomingMessage, outgoing: ServerResponse, wanted: WantedPage | null): void {
  const { options, headers } = door;
  if (wanted && trySendStored(door, incoming, outgoing, wanted)) return;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  pass(door, incoming, outgoing, wanted).catch((error: unknown) => answerFailure(options, incoming, outgoing, error));
}

/** Sends a page that is stored; says whether it did. */
function trySendStored(door: Door, incoming: IncomingMessage, outgoing: ServerResponse, wanted: WantedPage): boolean {
  const sent = sendFound(door.options, incoming, outgoing, wanted, door.assemblies.effort);
  if (sent === "stale" && !door.pendingRenders.has(storedPageKey(wanted))) revalidate(door, incoming, wanted);
  return sent !== null;
}

/** Renders a page anew that has just been sent although it was stale: an answer that nobody waits for. */
function revalidate(door: Door, incoming: IncomingMessage, wanted: WantedPage): void {
  const unsent = new ServerResponse(incoming);
  for (const [name, value] of Object.entries(door.headers)) unsent.setHeader(name, value);
  pass(door, incoming, unsent, wanted)
    .catch((error: unknown) =>
      door.options.platform.log.error({ err: error, url: wanted.address }, "a page was not revalidated"),
    )
    .finally(() => unsent.emit("close"));
}

async function pass(
  door: Door,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  wanted: WantedPage | null,
): Promise<void> {
  const { options, publicUrl } = door;
  const { platform } = options;
  const method = incoming.method ?? "GET";
  // What is stored is made under the one spelling of its address.
  const url = wanted ? new URL(publicUrl.origin + wanted.address) : urlOf(incoming, publicUrl);
  if (await tryAnswerHealth(options, incoming, outgoing, url.pathname)) return;
  door.requireOwnHost(incoming);
  // Remix runs any route's action at any address that names it so, past every check of addresses; and cannot read "//".
  if (url.searchParams.has("_data") || url.pathname.startsWith("//")) throw new Refusal(404, "Not found");
  const isCall = options.isCall(url.pathname);
  // Whom an answer is for depends on it, also where there is none.
  if (isCall) outgoing.appendHeader("Vary", "Origin");
  if (!METHODS.includes(method) || method === "OPTIONS") requirePlace(options, url);
  const allow = options.methodsOf(url);
  if (!METHODS.includes(method)) throw new Refusal(405, "Method not allowed", { Allow: allow });
  const partnerOrigin = isCall ? partnerOf(incoming, platform) : null;
  if (partnerOrigin !== null) letPartnerRead(outgoing, partnerOrigin);
  const takesPartners = options.takesPartners(url.pathname);
  if (method === "OPTIONS") return answerPreflight(outgoing, partnerOrigin, takesPartners, allow);
  const reading = method === "GET" || method === "HEAD";
  if (reading && !isCall && (await trySendFile(options, incoming, outgoing))) return;
  if (!reading && !options.takesSignedPosts(url.pathname)) {
    requireSender(incoming, publicUrl.origin, takesPartners && partnerOrigin);
  }
  // A screen says so itself, on a page of ours.
  const saysSoItself = matchScreen(withoutData(url.pathname)) !== null || !isThere(options, url);
  if (!saysSoItself && !allow.split(", ").includes(method)) {
    throw new Refusal(405, "Method not allowed", { Allow: allow });
  }
  const answering = wanted || isCall || isThere(options, url) ? answer : answerMissing;
  await answering(door, incoming, outgoing, { url, allow, isCall, partnerOrigin, wanted });
}

/** Says that nothing is at an address: by the one page that is stored for all of them, where that tells nothing of its visitor. */
async function answerMissing(
  door: Door,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  asked: Asked,
): Promise<void> {
  const { options, publicUrl } = door;
  const missing = await missingPage(options, incoming, asked.url);
  if (missing === null) return answer(door, incoming, outgoing, asked);
  if (trySendStored(door, incoming, outgoing, missing)) return;
  const url = new URL(publicUrl.origin + missing.address);
  await answer(door, incoming, outgoing, { ...asked, url, wanted: missing });
}

async function answer(
  door: Door,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, allow, isCall, partnerOrigin, wanted }: Asked,
): Promise<void> {
  const { options, pendingRenders, assemblies } = door;
  const waited = wanted && (await pendingRenders.wait(storedPageKey(wanted)));
  if (waited && sendFound(options, incoming, outgoing, wanted, assemblies.effort)) return;
  const finish = wanted && pendingRenders.begin(storedPageKey(wanted));
  door.activeRenders += 1;
  try {
    const takesBody = isThere(options, url);
    const isSigned = incoming.method === "POST" && options.takesSignedPosts(url.pathname);
    const request = await requestFor(incoming, outgoing, url, { takesBody, isCall, isSigned, partnerOrigin });
    const { clearedAt } = options.pages;
    const sender = { clientAddress: addressOf(incoming, options.platform), partnerOrigin };
    const { response, leftOpen } = await options.answer(request, { ...sender, leavesGaps: wanted?.gapTexts != null });
    // It answers something else at this address, or could not leave the gaps.
    if (wanted?.gapTexts && leftOpen.gaps.length === 0) {
      return await answer(door, incoming, outgoing, { url, allow, isCall, partnerOrigin, wanted: null });
    }
    // While the database is away, an old page is better than none.
    const isAway = response.status === UNAVAILABLE;
    if (isAway && wanted && sendExpired(options, incoming, outgoing, wanted, assemblies.effort)) return;
    // Made of what has changed meanwhile, it is nobody else's.
    const isOwn = leftOpen.isOwn || options.pages.clearedAt !== clearedAt;
    const effort = door.activeRenders > MAX_RENDERS_AT_HIGH_EFFORT ? "medium" : "high";
    const language = wanted?.language ?? matchScreen(url.pathname)?.language;
    // What is no screen, a wine's label say, has nothing in common with one, and loads nothing.
    const dictionary = (language && options.dictionaries[language]) ?? null;
    await sendAnswer(options, incoming, outgoing, response, { allow, wanted, leftOpen, isOwn, effort, dictionary });
  } finally {
    door.activeRenders -= 1;
    finish?.();
  }
}

/** Whether something stands at an address, or at that whose data is asked for. */
function isThere({ isAddress }: FrontDoorOptions, { pathname }: URL): boolean {
  return isAddress(withoutData(pathname));
}

/** @throws Refusal 404 where nothing is: to every method */
function requirePlace(options: FrontDoorOptions, url: URL): void {
  if (!isThere(options, url)) throw new Refusal(404, "Not found");
}

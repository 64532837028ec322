import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "../platform/platform.server.ts";
import type { Store } from "./wanted-page.server.ts";

/** What the application gets beside the request itself. */
export type Sender = {
  /** The visitor's address as far as the proxies in front can be trusted. */
  clientAddress: string;
  /** The exact partner origin whose page sent it, or null. Such a request brings no cookie. */
  partnerOrigin: string | null;
  /** Whether the door fills the gaps of the page for its visitor, so that the application is to leave them. */
  leavesGaps: boolean;
};

/** What the application leaves open where a page would be one visitor's own: tokens in its answer, and what stands for them. */
export type LeftOpen = {
  readonly places: readonly { name: string; width: number; token: string; text: Buffer }[];
  readonly gaps: readonly { name: string; token: string }[];
  /** Whether the answer shows more of its visitor than its places do: nobody else is sent it. */
  readonly isOwn: boolean;
};

/** Who stands behind the front door. */
export type FrontDoorOptions = Store & {
  platform: Platform;
  /** Answers what no file and no stored page answers. */
  answer(request: Request, sender: Sender): Promise<{ response: Response; leftOpen: LeftOpen }>;
  /** Sends a built or public file, or calls `next` where there is none. */
  files(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Whether anything stands at a path, for any method. */
  isAddress(pathname: string): boolean;
  /** The methods that an address has, as `Allow` says them. */
  methodsOf(url: URL): string;
  /** Whether a path is a call of programs: its failures are JSON, and partners' pages may read it. */
  isCall(pathname: string): boolean;
  /** Whether partners' pages may post to a path. */
  takesPartners(pathname: string): boolean;
  /** Whether pages and servers outside of the shop post there, whoever they are: what they send proves itself by its signature. */
  takesSignedPosts(pathname: string): boolean;
  /** Whether the program may be given requests: not while it stops. */
  isReady(): Promise<boolean>;
};

import { isIP, SocketAddress } from "node:net";

const GROUPS = 8;
/** How many groups of an IPv6 address name the network of a household or a server (64 bits); it can change the rest at will. */
const GROUPS_OF_NETWORK = 4;

/**
 * The IP address in a text as proxies write it: with a port, in brackets, with a zone, an IPv4 address within an IPv6 one. Always
 * in one form, so that a visitor counts as one. Null where it is none.
 */
export function plainAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const [, inBrackets, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(bare) ?? [];
  const [address = ""] = (inBrackets ?? withPort ?? bare).split("%");
  const family = isIP(address);
  if (family === 0) return null;
  if (family === 4) return address;
  const canonical = new SocketAddress({ address, family: "ipv6" }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1] ?? canonical;
}

/** The part of an address by which a party is counted: an IPv4 address as it is, of an IPv6 address its network. */
export function networkOf(text: string): string {
  const address = plainAddress(text);
  if (!address?.includes(":")) return address ?? text;
  const [start = "", end] = address.split("::");
  const first = groupsOf(start);
  const last = groupsOf(end ?? "");
  const zeros = Array<string>(Math.max(GROUPS - first.length - last.length, 0)).fill("0");
  const groups = end === undefined ? first : [...first, ...zeros, ...last];
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}

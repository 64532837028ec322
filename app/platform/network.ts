const GROUPS = 8;
/** A household or a server is given at least so many groups of an IPv6 address as its own (64 bits); it can change the rest at will. */
const GROUPS_OF_NETWORK = 4;

/** Whose address it is, for counting: an IPv4 address as it is, of an IPv6 address the network that one party holds. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(":")) return address;
  const [start = "", end] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const first = groupsOf(start);
  const last = groupsOf(end ?? "");
  const zeros = Array<string>(Math.max(GROUPS - first.length - last.length, 0)).fill("0");
  const groups = end === undefined ? first : [...first, ...zeros, ...last];
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}

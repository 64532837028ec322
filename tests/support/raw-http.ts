import { connect } from "node:net";

/** An answer as it came over the wire. */
export type RawAnswer = {
  /** 0 where there was none. */
  status: number;
  /** Names in small letters; of two with one name, both values joined by a comma. */
  headers: Record<string, string>;
  body: string;
};

/** Sends bytes as they are, for what no client would send, and reads until the server closes the line. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(answerFrom(Buffer.concat(chunks).toString("latin1"))));
  });
}

/** A request of one line and some headers, on a line that is closed afterwards. */
export function rawRequest(line: string, headers: readonly string[], body = ""): string {
  return [`${line} HTTP/1.1`, ...headers, "Connection: close", "", body].join("\r\n");
}

function answerFrom(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", value = ""] = line.split(/: ?(.*)/s);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}

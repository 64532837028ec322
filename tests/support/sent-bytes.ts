import { request } from "node:http";

/**
 * The bytes of an answer as they are sent, compressed or not: `fetch` would decode them. Each on a connection of its own: a test that is busy
 * with an answer for seconds does not see that the server has closed the connection meanwhile.
 */
export function sentBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The floor of every measurement: `node:http` that answers each request with the same bytes, and nothing else. */
const [port = "0", file = "", headersJson = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const headers: Record<string, string> = JSON.parse(headersJson);

createServer((_, response) => {
  response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("bare"));

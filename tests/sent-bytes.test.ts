import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sentBytes } from "./support/sent-bytes.ts";

it("asks for the bytes of each answer on a connection of its own, which nobody closes meanwhile", async () => {
  let connections = 0;
  const server = createServer((_request, response) => void response.end("bytes"));
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let count = 0; count < 3; count += 1) expect((await sentBytes(url, {})).toString()).toBe("bytes");
  expect(connections).toBe(3);
  server.close();
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { rawAnswer } from "./against-bare.ts";

/** What a page of the shop has loaded, and how large its largest picture stands in it, in CSS pixels. */
export type Loaded = { pictures: readonly string[]; largest: { path: string; width: number; height: number } | null };

/** A page of another site, for visitors to come from. */
const ELSEWHERE = "/elsewhere";

type Answer = { body: Buffer; headers: Record<string, string> };

/** Of the words that fill a page up, about as much as brotli leaves. */
const LEFT_OF_WORDS = 0.5;
/** How often the words are made more or fewer; the last steps are bytes. */
const ROUNDS = 20;
const LETTERS = "aeiouaeionrstlkjvdmpzbg";
const LONGEST_WORD = 9;
const WORDS_IN_PARAGRAPH = 50;

/** How many bytes a page has, compressed, and how many of them come before its first word: its head with its styles. */
export type Weight = { bytes: number; head: number };

/**
 * The least that a page of so many bytes can be: a plain document of text and the same pictures, the largest one in its size, without styles
 * and scripts, from a bare server. A browser paints what has come, so as many bytes stand before the first word as in the page that is
 * measured against it, in a comment.
 */
export async function startFloor(shopUrl: string, weight: Weight, loaded: Loaded) {
  const page = floorOf(weight, loaded);
  const answers = new Map<string, Answer>([
    [ELSEWHERE, { body: Buffer.from("Elsewhere"), headers: { "content-type": "text/html" } }],
  ]);
  answers.set("/", { body: page, headers: { "content-type": "text/html", "content-encoding": "br" } });
  for (const path of loaded.pictures) {
    answers.set(path, await rawAnswer(shopUrl + path, { "accept-encoding": "br" }));
  }
  const server = createServer(({ url = "" }, response) => {
    const answer = answers.get(url);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, { ...answer.headers, "content-length": answer.body.length }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const elsewhere = `http://127.0.0.1:${port}${ELSEWHERE}`;
  return { url: `http://localhost:${port}`, elsewhere, bytes: page.length, close: () => server.close() };
}

function floorOf({ bytes, head }: Weight, { pictures, largest }: Loaded): Buffer {
  const words = wordsOf(bytes * 8);
  const half = words.length / 2;
  const images = pictures.map((path) => {
    const { width, height } = path === largest?.path ? largest : { width: 1, height: 1 };
    return `<img src="${path}" width="${width}" height="${height}" alt="">`;
  });
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
  const before = filledUp(head, (length) => `<!DOCTYPE html><html lang="hr">${meta}<!--${words.slice(0, length)}-->`);
  const markup = `${before.text}<h1>Vinarija</h1>${images.join("")}`;
  return filledUp(bytes, (length) => markup + words.slice(half, half + length)).compressed;
}

/** What is written so long that it has that many bytes when it is compressed. */
function filledUp(bytes: number, write: (length: number) => string) {
  let length = 0;
  let text = write(length);
  let compressed = brotliCompressSync(text);
  for (let round = 0; round < ROUNDS && compressed.length !== bytes; round += 1) {
    length = Math.max(0, length + Math.round((bytes - compressed.length) / LEFT_OF_WORDS));
    text = write(length);
    compressed = brotliCompressSync(text);
  }
  return { text, compressed };
}

/** Paragraphs of words that no language has, the same in each run. @param length in letters */
function wordsOf(length: number): string {
  let seed = 1;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let text = "<p>";
  for (let count = 1; text.length < length; count += 1) {
    for (let letters = upTo(LONGEST_WORD); letters >= 0; letters -= 1) text += LETTERS[upTo(LETTERS.length)];
    text += count % WORDS_IN_PARAGRAPH === 0 ? "<p>" : " ";
  }
  return text;
}

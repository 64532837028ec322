/** As much of a page as the browser is given between two pictures; a line's packets are larger. */
export const PIECE_CHARS = 2_000;

/** What is to come in pieces begins with `first`, all before it comes at once; so does what is left once the page is so many windows high. */
type Pieces = { path: string; first: string; windows: number; pieceChars: number };

/** Runs in the browser: has a page arrive in pieces, each of which is drawn before the next one comes. */
export async function arriveInPieces({ path, first, windows, pieceChars }: Pieces): Promise<void> {
  const text = await (await fetch(path)).text();
  // Scripts would wait for a document that has been opened by another.
  const html = text.replace(/<script(?! type="application)[\s\S]*?<\/script>/g, "");
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.open();
  const start = html.indexOf(first);
  document.write(html.slice(0, start));
  await drawn();
  for (let at = start; at < html.length; ) {
    const isPastTheWindow = document.documentElement.scrollHeight > windows * innerHeight;
    const end = isPastTheWindow ? html.length : at + pieceChars;
    document.write(html.slice(at, end));
    await drawn();
    at = end;
  }
  document.close();
  await drawn();
}

// A shop that lacks a text says so in its log and goes on; in tests it fails who asks for it.
const { warn } = console;

function warnUnlessMissing(...words: unknown[]): void {
  const said = String(words[0]);
  if (said.startsWith("Missing text")) throw new Error(said);
  warn(...words);
}

// Read anew for each file of tests, in one and the same worker.
if (warn.name !== warnUnlessMissing.name) console.warn = warnUnlessMissing;

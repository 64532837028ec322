import type { Language } from "./languages.ts";
import type { TextsOfPage } from "./text.ts";
import { type Messages, type Texts, type Tree, textsOf } from "./texts.ts";

/** A file that does not come is asked for again, as a screen's is (`lighter-remix.ts`). */
const RETRY_AFTER_MS = 2000;

/**
 * The texts that the document brought, and those of further screens when the visitor goes there: React waits for them by
 * the promise that is thrown, and asks again.
 */
export function textsInBrowser(language: Language, messages: Messages): TextsOfPage {
  const known = new Map<string, Texts>();
  const coming = new Map<string, Promise<void>>();
  for (const [name, file] of Object.entries(messages)) known.set(name, textsOf(language, file));
  return {
    language,
    file(name) {
      const texts = known.get(name);
      if (texts) return texts;
      const loading = coming.get(name) ?? load(name);
      coming.set(name, loading);
      throw loading;
    },
  };

  async function load(name: string): Promise<void> {
    for (;;) {
      const file = await fileOf(language, name).catch(() => null);
      if (file) return void known.set(name, textsOf(language, file));
      await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
    }
  }
}

/** A file of texts; an empty one where the language has none of the name. */
async function fileOf(language: Language, name: string): Promise<Tree> {
  const { FILES } = await import("./message-files.ts");
  return (await FILES[`../../locales/${language}/${name}.json`]?.()) ?? {};
}

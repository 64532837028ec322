import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { boundFile } from "./texts/bound-text.ts";
import { filesOfTexts } from "./texts/files-of-texts.ts";

// A part of `npm run format`: whoever writes texts types spaces, and this makes those unbreakable at which no line may end.

for (const texts of filesOfTexts()) {
  const bound = boundFile(texts);
  if (!isDeepStrictEqual(bound, texts.file)) writeFileSync(texts.path, `${JSON.stringify(bound, null, 2)}\n`);
}

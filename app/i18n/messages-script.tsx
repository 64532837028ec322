import { createContext, useContext } from "react";
import { useLanguage } from "./text.ts";

/** The document's texts as JSON; only the server fills it in. */
export const MessagesJson = createContext("");

export const MESSAGES_ELEMENT_ID = "messages";

/** Brings the page's own texts along with it, so that hydrating asks for none. In the browser the element stays as it came. */
export function MessagesScript() {
  const json = useContext(MessagesJson);
  return (
    <script
      id={MESSAGES_ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

const FRAME_FILES = import.meta.glob<string>("../../locales/*/frame.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export const FRAME_TEXTS_ID = "frame-texts";

/** Where the frame's texts are found: the same for every page, they are a file that the browser keeps. */
export function FrameTextsLink() {
  const href = FRAME_FILES[`../../locales/${useLanguage()}/frame.json`];
  return <link id={FRAME_TEXTS_ID} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />;
}

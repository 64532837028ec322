import { createContext, useContext } from "react";

/** The document's texts as JSON; only the server fills it in. */
export const MessagesJson = createContext("");

export const MESSAGES_ELEMENT_ID = "messages";

/** Brings the page's texts along with it, so that hydrating asks for none. In the browser the element stays as it came. */
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

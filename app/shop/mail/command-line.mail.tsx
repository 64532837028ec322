import { Text } from "@react-email/components";
import { type CSSProperties, Fragment } from "react";
import { MAIL_COLOURS, MAIL_FONTS } from "./email-look.ts";

const STYLES = {
  command: {
    backgroundColor: MAIL_COLOURS.paperDeep,
    fontFamily: MAIL_FONTS.mono,
    fontSize: 14,
    lineHeight: "22px",
    margin: "12px 0",
    padding: "10px 12px",
  },
  word: { whiteSpace: "nowrap" },
} satisfies Record<string, CSSProperties>;

/** What is typed into the winery's terminal as it is; a line ends only between its words. */
export function CommandLine({ children }: { children: string }) {
  return (
    <Text className="command" style={STYLES.command}>
      {children.split(" ").map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, words may be equal
        <Fragment key={index}>
          {index > 0 && " "}
          <span style={STYLES.word}>{word}</span>
        </Fragment>
      ))}
    </Text>
  );
}

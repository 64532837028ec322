/** A text whose literal parts for programs stand between backticks, as in Markdown. */
export function TextWithCode({ children }: { children: string }) {
  // Every second piece stood between two.
  // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other order
  return children.split("`").map((piece, at) => (at % 2 === 0 ? piece : <code key={at}>{piece}</code>));
}

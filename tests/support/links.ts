/** The token of the link in a text. */
export function tokenIn(text: string): string {
  const [, token] = /[?&]token=([A-Za-z0-9_-]{22})/.exec(text) ?? [];
  if (token === undefined) throw new Error("There is no link with a token");
  return token;
}

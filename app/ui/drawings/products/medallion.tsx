type Props = {
  /** As `medalMarkup` has written it; it travels as `ProductPicture`'s does. */
  picture: string | undefined;
  /** What it is called; without them it stands beside its name. */
  words?: string | undefined;
};

/** A small struck medal, out of the common file. */
export function Medallion({ picture, words }: Props) {
  return (
    <svg
      className="medallion"
      viewBox="0 0 40 40"
      role={words && "img"}
      aria-label={words}
      aria-hidden={!words || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, from names of its own; React leaves what is there
      dangerouslySetInnerHTML={{ __html: picture ?? "" }}
    />
  );
}

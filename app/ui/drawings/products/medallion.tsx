type Props = {
  /** As `medalMarkup` has written it; it travels as `ProductPicture`'s does. */
  picture: string | undefined;
  /** Whether it says by itself what it is called; else that stands beside it. */
  named?: boolean;
};

/** A small struck medal, out of the common file. */
export function Medallion({ picture, named = false }: Props) {
  return (
    <svg
      className="medallion"
      viewBox="0 0 40 40"
      role={named ? "img" : undefined}
      aria-hidden={!named || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, with every text escaped; React leaves what is there
      dangerouslySetInnerHTML={{ __html: picture ?? "" }}
    />
  );
}

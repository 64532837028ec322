import { assetPath } from "../../../routing/paths.ts";
import { PARTS_ID } from "./parts-id.ts";

type Props = {
  /** As `pictureMarkup` has written it; it does not travel again with the data of a page that shows it (`plainData`). */
  markup: string | undefined;
  title?: string | undefined;
  className?: string | undefined;
};

/** The file that holds every bottle, label and motif once; pictures refer into it, so that pages carry none of them. */
export const PICTURE_PARTS = assetPath(PARTS_ID);

/** A product's drawing. A label says the same in every language. */
export function ProductPicture({ markup, title, className }: Props) {
  return (
    <svg
      className={[className, "picture notranslate"].filter(Boolean).join(" ")}
      viewBox="0 0 120 300"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, with every text escaped; React leaves what is there
      dangerouslySetInnerHTML={{ __html: markup ?? "" }}
    />
  );
}

import { useText } from "../../i18n/text.ts";

/** The harmonised notice as the Commission drew it, large enough to read, and larger on click. */
export function GuaranteeNotice({ src }: { src: string }) {
  const text = useText("terms-and-conditions");
  return (
    <p className="guarantee-notice">
      <a href={src}>
        <img src={src} alt={text("notice")} loading="lazy" decoding="async" />
      </a>
    </p>
  );
}

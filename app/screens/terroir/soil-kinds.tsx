import { useText } from "../../i18n/text.ts";

const SOILS = ["red", "yellow", "grey"] as const;

/** What each soil is and what it gives. */
export function SoilKinds() {
  const text = useText("terroir");
  return (
    <section className="wrap section terroir-soils">
      {SOILS.map((soil) => (
        <div key={soil} className={`terroir-soil terroir-${soil}`}>
          <h2>{text(`soils.${soil}.title`)}</h2>
          <p>{text(`soils.${soil}.text`)}</p>
        </div>
      ))}
    </section>
  );
}

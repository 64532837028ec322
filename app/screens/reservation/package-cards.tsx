import { useText } from "../../i18n/text.ts";
import { PACKAGES, type Package, type Tasting, type Tastings } from "../../shop/reservations/tastings.ts";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { packageContents } from "../../ui/package-contents.ts";
import { Price, useMoney } from "../../ui/price.tsx";
import type { ReservationFieldsProps } from "./fields.ts";

type Props = { tastings: Tastings; field: ReservationFieldsProps["fields"]["package"]; errors: string[] | undefined };

/** The three packages side by side, one to be chosen. */
export function PackageCards({ tastings, field, errors }: Props) {
  const text = useText("reservation");
  const errorId = `${field.id}-error`;
  return (
    <fieldset
      className={errors ? "reservation-packages field-invalid" : "reservation-packages"}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group takes no aria-invalid, a radiogroup does
      role="radiogroup"
      aria-required
      aria-invalid={errors ? true : undefined}
      aria-describedby={errors ? errorId : undefined}
    >
      <legend>{text("parts.package")}</legend>
      {errors && (
        <div className="field-errors" id={errorId}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      <div className="reservation-cards">
        {PACKAGES.map((name, index) => (
          <PackageCard
            name={name}
            tasting={tastings[name]}
            field={field}
            id={index === 0 ? field.id : `${field.id}-${name}`}
            key={name}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CardProps = { name: Package; tasting: Tasting; field: Props["field"]; id: string };

function PackageCard({ name, tasting, field, id }: CardProps) {
  const text = useText("reservation");
  const money = useMoney();
  const { adultCents, childCents } = tasting;
  return (
    <div className="reservation-card">
      <Scene name={`tasting-${name}`} className="reservation-flight" />
      <div className="reservation-card-head">
        <input
          className="tick tick-round"
          type="radio"
          id={id}
          name={field.name}
          value={name}
          required
          defaultChecked={field.initialValue === name}
          aria-describedby={`${id}-about`}
        />
        <label htmlFor={id}>{text(`packages.${name}.name`)}</label>
      </div>
      <div className="reservation-card-about" id={`${id}-about`}>
        <p>{text(`packages.${name}.summary`)}</p>
        <ul>
          {packageContents(name, tasting, text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="small quiet">{unbrokenNames(text(`packages.${name}.pours`))}</p>
        <p className="reservation-card-price">
          <Price cents={adultCents} kuna /> <span>{text("perAdult")}</span>
        </p>
        <p className="small quiet">{text("perChild", { price: money(childCents) })}</p>
      </div>
    </div>
  );
}

/** A list of wines each of whose names stays in one line: of two halves one reads two wines. */
const unbrokenNames = (wines: string) => wines.replace(/(?<!,) /g, "\u00a0");

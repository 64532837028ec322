import { BoxPicture } from "../../frame/cart/box-picture.tsx";
import { useText } from "../../i18n/text.ts";
import { NothingYet } from "../../ui/nothing-yet.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A checkout with an empty cart; `soldOut` names what another buyer has just bought. */
export function EmptyCheckout({ soldOut }: { soldOut: string[] }) {
  const text = useText("checkout");
  return (
    <NothingYet drawing={<BoxPicture lines={[]} />} title={text("empty.title")} shop={text("empty.shop")}>
      {soldOut.length > 0 && (
        <Notice tone="alert" title={text("formErrors.outOfStock.title")}>
          <p>{text("formErrors.outOfStock.message")}</p>
          <ul>
            {soldOut.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{text("empty.message")}</p>
    </NothingYet>
  );
}

import { Form, useLocation } from "@remix-run/react";
import { useText } from "../../i18n/text.ts";
import { Button, type ButtonKind } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { withOverlay } from "../overlay/overlay.ts";
import type { loadOrderAgain } from "./order-again.server.ts";

type Props = Awaited<ReturnType<typeof loadOrderAgain>>;

const TONES = { done: "success", full: "info", none: "alert" } as const;

/** Reports the result of ordering again, if that led here. */
export function OrderAgainNotice({ again, missing }: Props) {
  const text = useText("order");
  const { search } = useLocation();
  if (!again) return null;
  return (
    <Notice tone={TONES[again]} title={text(`again.${again}`)}>
      {missing.length > 0 && <p>{text("again.missing", { names: missing.join(", ") })}</p>}
      {again !== "none" && (
        <p>
          <Link to={withOverlay(search, "cartOpen")} preventScrollReset>
            {text("again.openCart")}
          </Link>
        </p>
      )}
    </Notice>
  );
}

type FormProps = Props & { field: { name: string; value: string }; kind: ButtonKind };

/** The button that puts an order's goods into the cart again. @param field the field by which the page's action recognises the form */
export function OrderAgainForm({ again, missing, field, kind }: FormProps) {
  const text = useText("order");
  return (
    <Form method="post" className="order-again">
      <input type="hidden" {...field} />
      <Button kind={kind}>{text("again.button")}</Button>
      {!again && missing.length > 0 && (
        <p className="quiet small">{text("again.missing", { names: missing.join(", ") })}</p>
      )}
    </Form>
  );
}

import type { FormAnswer } from "../../forms/form-answer.ts";
import type { loadOrderView } from "../../frame/orders/load-order-view.server.ts";
import { OrderView } from "../../frame/orders/order-view.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Link } from "../../ui/link.tsx";

type Props = Awaited<ReturnType<typeof loadOrderView>> & { answer: FormAnswer | undefined };

/** One order of an account: what a guest's page of it shows, and the way back to all of them. */
export function OrderDetail(props: Props) {
  const text = useText("orders");
  const back = <Link to={pathTo("orders", useLanguage())}>{text("back")}</Link>;
  return <OrderView {...props} againField={{ name: "order", value: props.order.number }} back={back} />;
}

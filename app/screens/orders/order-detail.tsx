import type { FormAnswer } from "../../forms/form-answer.ts";
import type { loadOrderView } from "../../frame/orders/load-order-view.server.ts";
import { OrderView } from "../../frame/orders/order-view.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Link } from "../../ui/link.tsx";

type Props = Awaited<ReturnType<typeof loadOrderView>> & { answer: FormAnswer | undefined };

/** One order of an account: the same as a guest's page, and the way back to the list. */
export function OrderDetail(props: Props) {
  const text = useText("orders");
  const back = <Link to={pathTo("orders", useLanguage())}>{text("back")}</Link>;
  return <OrderView {...props} againField={{ name: "order", value: props.order.number }} back={back} />;
}

import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { telUri } from "../../shop/contact/phone.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PhoneIcon } from "../../ui/drawings/scenes/icons.tsx";

/** What a phone's menu has room for below its links while the languages stay in sight: the shop, the cellar's hours, a telephone. */
export default function MenuFoot() {
  const text = useText();
  const [phone = ""] = WINERY.phones;
  return (
    <div className="menu-foot">
      <ButtonLink href={pathTo("our-products", useLanguage())}>{text("header.shop")}</ButtonLink>
      <p className="small">{text("header.hours")}</p>
      <a href={telUri(phone)}>
        <PhoneIcon />
        {phone}
      </a>
    </div>
  );
}

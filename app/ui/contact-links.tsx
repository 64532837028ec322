import { telUri } from "../shop/contact/phone.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { MailIcon, PhoneIcon } from "./drawings/scenes/icons.tsx";

/** The winery's telephones and its mail address, as items of a list. */
export function ContactLinks() {
  return (
    <>
      {WINERY.phones.map((phone) => (
        <li key={phone}>
          <a href={telUri(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${WINERY.email}`}>
          <MailIcon />
          {WINERY.email}
        </a>
      </li>
    </>
  );
}

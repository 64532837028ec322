import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { TextWithCode } from "./text-with-code.tsx";

const CALLS = [
  ["products", "GET", ADDRESSES.products],
  ["product", "GET", `${ADDRESSES.products}/{slug}`],
  ["suggestions", "GET", ADDRESSES.searchSuggestions],
  ["slots", "GET", ADDRESSES.reservationSlots],
  ["reservations", "POST", ADDRESSES.reservations],
  ["inquiries", "POST", ADDRESSES.inquiries],
  ["mail", "POST", ADDRESSES.mailSend],
  ["cart", "POST", ADDRESSES.cartCall],
  ["productsCart", "POST", ADDRESSES.productsCart],
  ["countries", "GET", ADDRESSES.shippingPricesCodes],
  ["resetPassword", "POST", ADDRESSES.authRequestReset],
  ["login", "POST", ADDRESSES.authLogin],
  ["me", "GET", ADDRESSES.authMe],
] as const;

/** What a receiver gets, as it comes over the wire. */
const SAMPLE = `webhook-id: msg_5f2c…
webhook-timestamp: 1795424400
webhook-signature: v1,…

{"type":"reservation.booked",
 "timestamp":"2026-11-23T09:00:00.000Z",
 "data":{"id":"…","state":"booked",
  "package":"deluxe",
  "date":"2026-12-05","time":"11:00",
  "adults":2,"children":1,
  "language":"en",
  "partner":"Hotel Example"}}`;

/** The calls for programs, and the signed webhooks. @param command a call as typed on a command line */
export function ForPrograms({ command }: { command: string }) {
  const text = useText("partners");
  return (
    <>
      <FoldedPart id="calls" title={text("calls.title")}>
        <p>
          <TextWithCode>{text("calls.text")}</TextWithCode>
        </p>
        <CallList />
        <div className="partners-beside">
          <div className="partners-example">
            <p>
              <TextWithCode>{text("calls.example")}</TextWithCode>
            </p>
            <pre className="partners-html" lang="en">
              <code>{command}</code>
            </pre>
          </div>
          <ul className="partners-list">
            {["twice", "limits", "scripts"].map((key) => (
              <li key={key}>
                <TextWithCode>{text(`calls.${key}`)}</TextWithCode>
              </li>
            ))}
          </ul>
          <p>
            <a href={ADDRESSES.openapi}>{text("calls.openapi")}</a>
          </p>
        </div>
      </FoldedPart>
      <Webhooks />
    </>
  );
}

/** What only a programmer reads. A link to its `id` opens it, since the id is on what is folded. */
function FoldedPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="partners-part fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="partners-folded" id={id}>
        {children}
      </div>
    </details>
  );
}

function CallList() {
  const text = useText("partners");
  return (
    <dl className="partners-calls">
      {CALLS.map(([name, method, path]) => (
        <div key={path}>
          <dt>
            <code>
              {method} {path}
            </code>
          </dt>
          <dd>
            <TextWithCode>{text(`calls.list.${name}`)}</TextWithCode>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Webhooks() {
  const text = useText("partners");
  return (
    <FoldedPart id="notices" title={text("notices.title")}>
      <div className="partners-beside">
        <p>
          <TextWithCode>{text("notices.text")}</TextWithCode>
        </p>
        <pre className="partners-html" lang="en">
          <code>{SAMPLE}</code>
        </pre>
        <p>
          <TextWithCode>{text("notices.order")}</TextWithCode>
        </p>
        <p>
          <TextWithCode>{text("notices.check")}</TextWithCode>
        </p>
      </div>
    </FoldedPart>
  );
}

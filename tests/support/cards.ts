import type { CardMessage, CardRequest } from "../../app/shop/payment/card-adapter.ts";

/** An attempt to pay 168,84 €, as a test hands it to an adapter. */
export function cardRequest(changes: Partial<CardRequest> = {}): CardRequest {
  return {
    number: "2026-000123-A",
    amountCents: 16884,
    language: "hr",
    title: "Vinarija Kažun, 2026-000123",
    buyer: {
      firstName: "Ana",
      lastName: "Horvat-Đurić",
      email: "ana@kupac.example",
      phone: "+385912345678",
      address: "Kandlerova 1",
      city: "Pula",
      postalCode: "52100",
      country: "HR",
    },
    returnUrl: "https://shop.example/card/return/monri",
    cancelUrl: "https://shop.example/card/cancel/2026-000123-A.key",
    callbackUrl: "https://shop.example/card/callback/monri",
    ...changes,
  };
}

/** What a provider sends as a form. */
export function cardFormMessage(fields: Record<string, string>): CardMessage {
  const headers = new Headers({ "Content-Type": "application/x-www-form-urlencoded" });
  return { url: "https://shop.example/card/return/here", headers, body: new URLSearchParams(fields).toString() };
}

/** What a provider sends as JSON. */
export function cardJsonMessage(body: string, authorization = ""): CardMessage {
  const headers = new Headers({ "Content-Type": "application/json", Authorization: authorization });
  return { url: "https://shop.example/card/callback/here", headers, body };
}

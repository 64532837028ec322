import { documentedFields } from "../../forms/define-form.server.ts";
import { cartForm, inquiryForm, mailSendForm, reservationForm } from "../../forms/shop-forms.server.ts";
import { ADDRESSES, PARTNER_FORMS } from "../../routing/paths.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { catalogueQuery, productQuery, slotsQuery } from "../catalogue-query.server.ts";
import { productsCartFields } from "../products-cart-call.ts";
import { accountCalls } from "./openapi-account-calls.server.ts";
import type { CallSpec, DescribedCall } from "./openapi-call.server.ts";

const PERSON = { email: "ana@example.com", phone: "+385 91 234 5678" };
const PARTNER = { lang: "en", partner: "Hotel Example" };

/** Every call (docs/interface.md "Calls"). @param now the moment, in milliseconds since 1970, after which tastings can be booked */
export function describedCalls(now: number): DescribedCall[] {
  const date = nextOpenDay(now, isCroatianHoliday);
  return [...readingCalls(date), ...postingCalls(date), ...accountCalls()].map((call) => ({
    ...call,
    form: PARTNER_FORMS.includes(call.path),
  }));
}

function readingCalls(date: string): CallSpec[] {
  return [
    {
      id: "listProducts",
      method: "get",
      path: ADDRESSES.products,
      summary: "The catalogue, or one category of it",
      query: catalogueQuery,
      example: { lang: "en", category: "wine" },
      answer: "products",
      status: 200,
    },
    {
      id: "getProduct",
      method: "get",
      path: `${ADDRESSES.products}/{slug}`,
      summary: "One product with everything that its page tells",
      params: { slug: "malvazija-2025" },
      query: productQuery,
      example: { lang: "de" },
      answer: "product",
      status: 200,
    },
    {
      id: "listFreeTimes",
      method: "get",
      path: ADDRESSES.reservationSlots,
      summary: "The beginnings of tastings on a day, and the seats left",
      query: slotsQuery,
      example: { date },
      answer: "slots",
      status: 200,
    },
    {
      id: "listCountries",
      method: "get",
      path: ADDRESSES.shippingPricesCodes,
      summary: "The countries that are offered; to those that are not orderable an inquiry comes first",
      example: {},
      answer: "countries",
      status: 200,
    },
  ];
}

function postingCalls(date: string): CallSpec[] {
  const reservation = {
    package: "deluxe",
    adults: 2,
    children: 1,
    childrenMenu: true,
    date,
    time: "11:00",
    terms: true,
  };
  const inquiry = {
    name: "Ana Horvat",
    ...PERSON,
    subject: "Ten boxes",
    message: "Have you ten boxes of Teran for June?",
  };
  return [
    {
      id: "reserveTasting",
      method: "post",
      path: ADDRESSES.reservations,
      summary: "Books a tasting",
      body: documentedFields(reservationForm).extend(partnerFields.fields.shape),
      example: { ...reservation, fullName: "Ana Horvat", ...PERSON, note: "", ...PARTNER },
      answer: "reservation",
      status: 201,
    },
    {
      id: "sendInquiry",
      method: "post",
      path: ADDRESSES.inquiries,
      summary: "Sends the winery an inquiry",
      body: documentedFields(inquiryForm).extend(partnerFields.fields.shape),
      example: { ...inquiry, terms: true, ...PARTNER },
      answer: "inquiry",
      status: 201,
    },
    {
      id: "sendMail",
      method: "post",
      path: ADDRESSES.mailSend,
      summary: "Sends the winery an inquiry whose terms have been accepted elsewhere",
      body: documentedFields(mailSendForm).extend(partnerFields.fields.shape),
      example: { ...inquiry, ...PARTNER },
      answer: "inquiry",
      status: 202,
    },
    {
      id: "changeCart",
      method: "post",
      path: ADDRESSES.cartCall,
      summary: "Puts bottles into a cart; a partner's visitor gets them at the address in the answer",
      body: documentedFields(cartForm).extend(partnerFields.fields.shape),
      example: { intent: "add", productId: "malvazija-2025", quantity: 6, ...PARTNER },
      answer: "cart",
      status: 200,
    },
    {
      id: "detailCart",
      method: "post",
      path: ADDRESSES.productsCart,
      summary: "What a cart shows of its products; unknown ids are left out",
      body: productsCartFields,
      example: { products: ["malvazija-2025", "medica"], lang: "it" },
      answer: "productsCart",
      status: 200,
    },
  ];
}

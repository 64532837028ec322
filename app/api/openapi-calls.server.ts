import type { z } from "zod";
import { ADDRESSES, PARTNER_PATHS } from "../routing/paths.ts";
import { forgotPassword } from "../shop/accounts/account-forms.server.ts";
import { inquiryFields, mailSendFields } from "../shop/inquiries/inquiry-form.server.ts";
import { cartChangeFields } from "../shop/partners/cart-change.server.ts";
import { partnerFields } from "../shop/partners/partner-fields.server.ts";
import { nextOpenDay } from "../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../shop/reservations/holidays.server.ts";
import { reservationFields } from "../shop/reservations/reservation-form.server.ts";
import { loginFields } from "./auth-login.ts";
import { catalogueQuery, productQuery, slotsQuery } from "./catalogue-query.server.ts";
import type { AnswerName } from "./openapi-answers.server.ts";
import { productsCartFields } from "./products-cart.ts";

/** A call as the description tells of it. The schemas are those that parse it, so that the two cannot differ. */
export type DescribedCall = {
  id: string;
  method: "get" | "post";
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** Parameters of the path, with an example. */
  params?: Record<string, string>;
  body?: z.ZodObject;
  /** A body, or a query, with which the call can be tried. */
  example: Record<string, unknown>;
  answer: AnswerName;
  status: number;
  /** Whether partners' pages may post it as a form, too. */
  form: boolean;
  login?: "bearer" | "session";
};

const PERSON = { email: "ana@example.com", phone: "+385 91 234 5678" };
const PARTNER = { lang: "en", partner: "Hotel Example" };

/** Every call of the contract. @param now the moment, in milliseconds since 1970, after which tastings can be booked */
export function describedCalls(now: number): DescribedCall[] {
  const date = nextOpenDay(now, isCroatianHoliday);
  return [...readingCalls(date), ...postingCalls(now, date), ...accountCalls()].map((call) => ({
    ...call,
    form: PARTNER_PATHS.includes(call.path),
  }));
}

type Told = Omit<DescribedCall, "form">;

function readingCalls(date: string): Told[] {
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

function postingCalls(now: number, date: string): Told[] {
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
      body: reservationFields(now).omit({ reservationKey: true }).extend(partnerFields.shape),
      example: { ...reservation, fullName: "Ana Horvat", ...PERSON, note: "", ...PARTNER },
      answer: "reservation",
      status: 201,
    },
    {
      id: "sendInquiry",
      method: "post",
      path: ADDRESSES.inquiries,
      summary: "Sends the winery an inquiry",
      body: inquiryFields.omit({ inquiryKey: true }).extend(partnerFields.shape),
      example: { ...inquiry, terms: true, ...PARTNER },
      answer: "inquiry",
      status: 201,
    },
    {
      id: "sendMail",
      method: "post",
      path: ADDRESSES.mailSend,
      summary: "Sends the winery an inquiry whose terms have been accepted elsewhere",
      body: mailSendFields.omit({ inquiryKey: true }).extend(partnerFields.shape),
      example: { ...inquiry, ...PARTNER },
      answer: "inquiry",
      status: 202,
    },
    {
      id: "changeCart",
      method: "post",
      path: ADDRESSES.cartCall,
      summary: "Puts bottles into a cart; a partner's visitor gets them at the address in the answer",
      body: cartChangeFields.extend(partnerFields.shape),
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

function accountCalls(): Told[] {
  return [
    {
      id: "requestPasswordReset",
      method: "post",
      path: ADDRESSES.authRequestReset,
      summary: "Sends a link for a new password, if the address has an account; the answer is the same without one",
      body: forgotPassword.extend(partnerFields.shape),
      example: { email: PERSON.email, lang: "en" },
      answer: "nothing",
      status: 202,
    },
    {
      id: "login",
      method: "post",
      path: ADDRESSES.authLogin,
      summary: "A bearer token of seven days for an account",
      body: loginFields,
      example: { email: PERSON.email, password: "the account's password" },
      answer: "token",
      status: 200,
    },
    {
      id: "getMe",
      method: "get",
      path: ADDRESSES.authMe,
      summary: "Who the bearer token stands for",
      example: {},
      answer: "user",
      status: 200,
      login: "bearer",
    },
    {
      id: "getMyData",
      method: "get",
      path: ADDRESSES.authData,
      summary: "Everything that is kept about the account of the session's cookie",
      example: {},
      answer: "anything",
      status: 200,
      login: "session",
    },
  ];
}

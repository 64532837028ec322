import { documentedFields } from "../../shop/fields/define-form.server.ts";
import { inquiryForm, mailSendForm } from "../../shop/inquiries/inquiry-schema.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { type CallSpecs, EXAMPLE_PARTNER, EXAMPLE_PERSON } from "./openapi-call.server.ts";

const INQUIRY = {
  name: "Ana Horvat",
  ...EXAMPLE_PERSON,
  subject: "Ten boxes",
  message: "Have you ten boxes of Teran for June?",
};

/** The calls that write to the winery. */
export const inquiryCalls = {
  "inquiries-call": {
    id: "sendInquiry",
    summary: "Sends the winery an inquiry",
    body: documentedFields(inquiryForm).extend(partnerFields.fields.shape),
    example: { ...INQUIRY, terms: true, ...EXAMPLE_PARTNER },
    answer: "inquiry",
    status: 201,
  },
  "mail-send": {
    id: "sendMail",
    summary: "Sends the winery an inquiry whose terms have been accepted elsewhere",
    body: documentedFields(mailSendForm).extend(partnerFields.fields.shape),
    example: { ...INQUIRY, ...EXAMPLE_PARTNER },
    answer: "inquiry",
    status: 202,
  },
} satisfies CallSpecs;

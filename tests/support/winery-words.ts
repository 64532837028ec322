import { WINERY } from "../../app/shop/winery/winery.ts";

const OWN: Record<string, string> = {
  COMPANY: WINERY.company.legalName,
  STREET: WINERY.address.street,
  EMAIL: WINERY.email,
  TAX_NUMBER: WINERY.company.taxNumber,
};

/** Words of a sentence with the winery's own data where their names stand in capitals. */
export const ofWinery = ({ source }: RegExp): RegExp =>
  new RegExp(source.replace(/COMPANY|STREET|EMAIL|TAX_NUMBER/g, (name) => literally(OWN[name] ?? "")));
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

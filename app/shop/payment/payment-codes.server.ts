import type { RenderOptions } from "bwip-js/node";
import type { BankTransfer } from "./bank-transfer.ts";
import { epcQr } from "./epc-qr.ts";
import { paymentSlip } from "./payment-slip.ts";

/** The pictures that a banking app scans: the Croatian slip's, and the one that banks all over Europe read. */
export const PAYMENT_CODES = ["hub3", "epc"] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** White, whatever lies behind it: a code on a dark page cannot be read. */
const PAPER = "FFFFFF";
/** Pixels of a module, so that a mail's picture is sharp on a phone. */
const PNG_SCALE = 3;
/** The margin without which a reader does not find the code: two modules for the slip's, four for the other, of which the library counts halves. */
const QUIET_ZONE: Record<PaymentCode, number> = { hub3: 2, epc: 2 * 4 };

/** The code as an SVG picture with its quiet zone; sizes are for the page to set. The library is read when a code is first drawn. */
export async function paymentCodeSvg(code: PaymentCode, transfer: BankTransfer): Promise<string> {
  const { drawingSVG, pdf417, qrcode } = await import("bwip-js/node");
  return code === "hub3"
    ? pdf417(optionsFor(code, transfer), drawingSVG())
    : qrcode(optionsFor(code, transfer), drawingSVG());
}

/** The code as a PNG picture, for mail programs, which show no SVG. */
export async function paymentCodePng(code: PaymentCode, transfer: BankTransfer): Promise<Buffer> {
  const { drawingZlibPng, pdf417, qrcode } = await import("bwip-js/node");
  const options = { ...optionsFor(code, transfer), scale: PNG_SCALE };
  return code === "hub3" ? pdf417(options, drawingZlibPng()) : qrcode(options, drawingZlibPng());
}

/** What each kind of code takes beside what all do. */
type CodeOptions = RenderOptions & { columns?: number; eclevel: number | string };

/** As the two standards ask: nine columns and level 4 for the slip, level M for the European code. */
function optionsFor(code: PaymentCode, transfer: BankTransfer): CodeOptions {
  const padding = QUIET_ZONE[code];
  const common = { paddingwidth: padding, paddingheight: padding, backgroundcolor: PAPER };
  return code === "hub3"
    ? { ...common, bcid: "pdf417", text: paymentSlip(transfer), columns: 9, eclevel: 4 }
    : { ...common, bcid: "qrcode", text: epcQr(transfer), eclevel: "M" };
}

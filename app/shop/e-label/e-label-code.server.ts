import type { RenderOptions } from "bwip-js/node";

/** The margin without which a reader does not find the code: four modules, of which the library counts halves. */
const QUIET_ZONE = 2 * 4;

/** The QR code for a printed label as SVG: error correction M, black on white, its quiet zone included. @param address where it leads */
export async function eLabelCode(address: string): Promise<string> {
  // Read when a code is first drawn.
  const { drawingSVG, qrcode } = await import("bwip-js/node");
  const options: RenderOptions & { eclevel: string } = {
    ...{ bcid: "qrcode", text: address, eclevel: "M", backgroundcolor: "FFFFFF" },
    ...{ paddingwidth: QUIET_ZONE, paddingheight: QUIET_ZONE },
  };
  return qrcode(options, drawingSVG());
}

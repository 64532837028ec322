import { CartPanel } from "./cart/cart-panel.tsx";
import { AwardSlider } from "./overlay/award-slider.tsx";
import { ForgotPassword } from "./overlay/forgot-password.tsx";
import type { OverlayContents } from "./overlay/overlay-shell.tsx";

/** The content of each overlay of the address. None is loaded late: what waits for its file cannot take over a page that came with it. */
export const OVERLAY_CONTENTS: OverlayContents = {
  cartOpen: CartPanel,
  award: AwardSlider,
  forgotPassword: ForgotPassword,
};

import { CartPanel } from "./cart/cart-panel.tsx";
import { AwardSlider } from "./overlay/award-slider.tsx";
import { ForgotPassword } from "./overlay/forgot-password.tsx";
import type { OverlayContents } from "./overlay/overlay-shell.tsx";

/**
 * The content of each overlay that an address can open. None is loaded lazily: hydration would have to wait for its file, and a page that
 * came with it open could not be taken over.
 */
export const OVERLAY_CONTENTS: OverlayContents = {
  cartOpen: CartPanel,
  award: AwardSlider,
  forgotPassword: ForgotPassword,
};

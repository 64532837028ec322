import type { ComponentType } from "react";
import { CartPanel } from "../cart/cart-panel.tsx";
import { AwardSlider } from "./award-slider.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import type { Overlay } from "./overlay.ts";

/** What stands in an overlay: it begins with an `OverlayTitle`; `closing` is the address of the page without it. */
export type OverlayContent = ComponentType<{ closing: string }>;

/** The content of each overlay of the address. One that has none yet shows nothing. */
export const OVERLAY_CONTENTS: Partial<Record<Overlay, OverlayContent>> = {
  cartOpen: CartPanel,
  award: AwardSlider,
  forgotPassword: ForgotPassword,
};

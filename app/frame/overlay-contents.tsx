import { lazy } from "react";
import { CartPanel } from "./cart/cart-panel.tsx";
import type { OverlayContents } from "./overlay/overlay-shell.tsx";

const loadForgotPassword = async () => (await import("./overlay/forgot-password.tsx")).ForgotPassword;
const loadAwardSlider = async () => (await import("./overlay/award-slider.tsx")).AwardSlider;
type Load = typeof loadForgotPassword;

/** What few visitors open: the browser loads it when it is opened; the server has it at once. */
const inBrowser = (load: Load) => lazy(async () => ({ default: await load() }));
const LateForgotPassword = import.meta.env.SSR ? await loadForgotPassword() : inBrowser(loadForgotPassword);
const LateAwardSlider = import.meta.env.SSR ? await loadAwardSlider() : inBrowser(loadAwardSlider);

/** The content of each overlay of the address. */
export const OVERLAY_CONTENTS: OverlayContents = {
  cartOpen: CartPanel,
  award: LateAwardSlider,
  forgotPassword: LateForgotPassword,
};

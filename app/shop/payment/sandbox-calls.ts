/** How the sandbox may call the shop other than at once: later than its buyer is back, or twice over. */
export const SANDBOX_CALLS = ["late", "twice"] as const;

/** The field by which a button of the sandbox names one of them; all others are the shop's own signed form. The browser's buttons read it too. */
export const PLAY_FIELD = "play";

/** Whose page something came from. */
export type Referrer = {
  /** The name that the page or program gave. */
  partner: string | null;
  /** The page's origin, one of `PARTNER_ORIGINS`; null for a program. */
  partnerOrigin: string | null;
};

/** Somebody on our own pages. */
export const NO_PARTNER: Referrer = { partner: null, partnerOrigin: null };

export const MAX_PARTNER_LENGTH = 80;

/** Work that waits, is under way, or has ended. Moments are milliseconds since 1970. */
export type JobRow = {
  id: string;
  /** Who does it: `mail`, `webhook`. */
  kind: string;
  /** What it is about, for people: `order-placed`. */
  topic: string;
  recipient: string;
  /** Jobs of one key are done one after the other, by their position. */
  order_key: string | null;
  position: number;
  /** JSON. */
  payload: string;
  state: string;
  attempts: number;
  /** After how many attempts nobody knows whether it was done. */
  uncertain: number;
  /** 1: it waits for its receiver to come back, and is tried as soon as another job gets through. */
  away: number;
  created_at: number;
  next_at: number;
  /** Until when whoever has taken it may work on it. */
  leased_until: number | null;
  /** A failure after this moment is the last. */
  expires_at: number;
  ended_at: number | null;
  last_error: string | null;
};

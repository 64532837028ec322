export type AccountTables = {
  users: UserRow;
  sessions: SessionRow;
  tokens: TokenRow;
};

export type UserRow = {
  id: string;
  email: string;
  email_key: string;
  password_hash: string;
  language: string;
  first_name: string;
  last_name: string;
  phone: string;
  birth_date: string;
  address: string | null;
  billing: string | null;
  r1: number;
  company: string | null;
  newsletter: string;
  newsletter_at: number | null;
  scope: string;
  cart: string;
  favourites: string;
  created_at: number;
};

/** `cart` is what the device and the account agreed on last. */
type SessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  kind: string;
  agent: string;
  cart: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
};

/** A link of a mail; only its hash is stored. */
type TokenRow = {
  token_hash: string;
  purpose: string;
  user_id: string | null;
  details: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

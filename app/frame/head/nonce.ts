import { createContext, useContext } from "react";

/** Marks what this very rendering wrote inline; empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(Nonce);

import { createContext, useContext } from "react";

/** Marks what this rendering wrote inline; empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(Nonce);

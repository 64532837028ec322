import { useEffect } from "react";
import { forgetForms, memoryOfTab } from "./kept-values.ts";

/** Notes in the tab that somebody is logged in. */
const LOGGED_IN = "loggedIn";

/** What an account has left half filled in goes with it, however it went: logged out, deleted, over. */
export function useForgettingOnLogout(loggedIn: boolean): void {
  useEffect(() => {
    const memory = memoryOfTab();
    if (loggedIn) return memory.setItem(LOGGED_IN, "true");
    if (memory.getItem(LOGGED_IN) !== null) forgetForms(memory);
    memory.removeItem(LOGGED_IN);
  }, [loggedIn]);
}

import type { Platform } from "../../platform/platform.server.ts";
import { deleteSession, deleteSessions } from "./sessions.store.server.ts";

/** Ends one of an account's own sessions, from the list of its devices. */
export async function endSession({ database }: Platform, userId: string, id: string): Promise<void> {
  await database.write((connection) => deleteSession(connection, userId, id));
}

/** Ends all sessions of an account but the one at hand. */
export async function endOtherSessions({ database }: Platform, userId: string, present: string): Promise<void> {
  await database.write((connection) => deleteSessions(connection, userId, present));
}

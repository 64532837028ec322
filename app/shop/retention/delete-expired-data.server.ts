import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { deleteEndedJobs } from "../../platform/queue/queue-log.store.server.ts";
import { deleteMailFiles } from "../mail/mail-files.server.ts";
import {
  deleteExpired,
  deleteInquiries,
  deleteOrders,
  deleteReservations,
  deleteStockAlerts,
  deleteUnconfirmed,
  deleteWithdrawals,
  forgetContacts,
  forgetNames,
  forgetSenders,
} from "./retention.store.server.ts";
import { type Over, retentionCutoffs } from "./retention.ts";

type Forget = (platform: Platform, over: Over) => Promise<number>;

/** Everything that is forgotten, each in a transaction of its own: none waits for another, or fails with it. */
const FORGOTTEN: Record<string, Forget> = {
  orders: inDatabase(deleteOrders),
  contacts: inDatabase(forgetContacts),
  names: inDatabase(forgetNames),
  reservations: inDatabase(deleteReservations),
  unconfirmed: inDatabase(deleteUnconfirmed),
  senders: inDatabase(forgetSenders),
  inquiries: inDatabase(deleteInquiries),
  withdrawals: inDatabase(deleteWithdrawals),
  "stock alerts": inDatabase(deleteStockAlerts),
  sent: inDatabase((unit, { sentBefore }) => deleteEndedJobs(unit, sentBefore)),
  "mail files": ({ settings }, { sentBefore }) => deleteMailFiles(settings, sentBefore),
  expired: inDatabase(deleteExpired),
};

/**
 * Forgets what nobody has to keep any more. May be done at any time, by several servers at once: what one has forgotten is no longer
 * there for the other. A failure is logged; the next time makes up for it.
 */
export async function deleteExpiredData(platform: Platform, isStopping: () => boolean = () => false): Promise<void> {
  const { log, clock } = platform;
  const over = retentionCutoffs(clock());
  for (const [what, forget] of Object.entries(FORGOTTEN)) {
    if (isStopping()) return;
    try {
      const count = await forget(platform, over);
      if (count > 0) log.info({ what, count }, "forgotten");
    } catch (error) {
      log.error({ err: error, what }, "what is over could not be forgotten");
    }
  }
}

function inDatabase(forget: (unit: UnitOfWork, over: Over) => Promise<number>): Forget {
  return ({ database }, over) => database.write((unit) => forget(unit, over));
}

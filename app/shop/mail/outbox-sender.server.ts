import { SECONDS } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";

const POLL_MS = 15 * SECONDS;

/** Sends what an outbox holds, of mails or of notices. */
export type OutboxSender = {
  /** Says that the outbox has something new. */
  wake(): void;
  /** Ends what is being sent, then stops; the rest of the outbox waits for the next start. */
  stop(): Promise<void>;
};

/** Starts sending, now, whenever it is woken, and every 15 seconds. @param sendDue sends everything whose time has come */
export function startOutboxSender(
  platform: Pick<Platform, "log">,
  sendDue: (isStopping: () => boolean) => Promise<void>,
): OutboxSender {
  let wanted = false;
  let stopping = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    wanted = true;
    if (stopping) return;
    running ??= work().finally(() => {
      running = null;
      if (wanted) wake();
    });
  }

  async function work(): Promise<void> {
    clearTimeout(timer);
    while (wanted && !stopping) {
      wanted = false;
      await sendDue(() => stopping).catch((error: unknown) => {
        platform.log.error({ err: error }, "the outbox cannot be read");
      });
    }
    timer = setTimeout(wake, POLL_MS);
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopping = true;
      await running;
      clearTimeout(timer);
    },
  };
}

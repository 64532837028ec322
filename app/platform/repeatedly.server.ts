/** Work that is done again and again. */
export type Repeated = {
  /** Ends what is under way, then stops. */
  stop(): Promise<void>;
};

/** Does something now, and again a fixed time after each end, so that no two runs overlap. @param work must not throw */
export function repeatedly(work: (isStopping: () => boolean) => Promise<void>, everyMs: number): Repeated {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = once();

  async function once(): Promise<void> {
    await work(() => stopping);
    if (stopping) return;
    timer = setTimeout(() => {
      running = once();
    }, everyMs);
  }

  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

let visitors = 0;

/** An address that no visitor of this worker has come from yet, so that no limit knows it; for `X-Forwarded-For`. */
export function newAddress(): string {
  visitors += 1;
  return `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
}

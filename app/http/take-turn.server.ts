/** One at a turn renders a tenth fewer pages in a second; all at once no more, and the slowest visitors wait nearly twice as long. */
export const AT_A_TURN = 4;

const waiting: (() => void)[] = [];

/**
 * Waits for one's turn: of those who wait, a few go on at each turn of the event loop, and between two turns the program reads what has come
 * in. A rush of pages that is rendered in one go keeps everybody else out for as long, and Node answers 408 to who has come meanwhile: by
 * its clock they have been silent for `headersTimeout`, since nobody has read what they sent.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letNextGo);
  });
}

function letNextGo(): void {
  for (const go of waiting.splice(0, AT_A_TURN)) go();
  if (waiting.length > 0) setImmediate(letNextGo);
}

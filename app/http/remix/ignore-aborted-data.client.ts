/**
 * Keeps quiet about a page's data that was broken off because the visitor went on. Remix reads such data line by line and lets go of the
 * promise of its end (`decode` of turbo-stream, `done`): broken off between the last line and the end, it is a rejection that nobody
 * hears. Whatever else is rejected unheard still is an error.
 */
export function ignoreAbortedData(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}

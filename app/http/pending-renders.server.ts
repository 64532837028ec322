/** The stored pages that are being rendered: of several who ask for the same missing page, one has it rendered and the others wait. */
export class PendingRenders {
  readonly #pending = new Map<string, Promise<void>>();

  has(key: string): boolean {
    return this.#pending.has(key);
  }

  /** Waits for a page that is being rendered for somebody else; says whether one was. */
  async wait(key: string): Promise<boolean> {
    const render = this.#pending.get(key);
    await render;
    return render !== undefined;
  }

  /** Notes that a page is being rendered; what it returns is to be called when that is over, however it went. */
  begin(key: string): () => void {
    let over = () => {};
    const render = new Promise<void>((resolve) => {
      over = resolve;
    });
    this.#pending.set(key, render);
    return () => {
      if (this.#pending.get(key) === render) this.#pending.delete(key);
      over();
    };
  }
}

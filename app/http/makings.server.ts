/** The pages that are being made: of several who ask for the same missing page, one has it made and the others wait. */
export class Makings {
  readonly #underway = new Map<string, Promise<void>>();

  isUnderway(key: string): boolean {
    return this.#underway.has(key);
  }

  /** Waits for a page that somebody else has made; says whether there was one. */
  async underway(key: string): Promise<boolean> {
    const making = this.#underway.get(key);
    await making;
    return making !== undefined;
  }

  /** Notes that a page is being made; what it gives is called when that is over, however it went. */
  begin(key: string): () => void {
    let over = () => {};
    const making = new Promise<void>((resolve) => {
      over = resolve;
    });
    this.#underway.set(key, making);
    return () => {
      if (this.#underway.get(key) === making) this.#underway.delete(key);
      over();
    };
  }
}

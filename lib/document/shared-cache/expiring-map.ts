/** A map that forgets each of its entries after the same time. */
export class ExpiringMap<Value> {
  readonly #lifetimeMs: number;
  /** The first one ends first. */
  readonly #entries = new Map<string, { value: Value; end: number }>();

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.end > performance.now() ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    const now = performance.now();
    for (const [oldest, { end }] of this.#entries) {
      if (end > now) break;
      this.#entries.delete(oldest);
    }
    this.#entries.delete(key);
    this.#entries.set(key, { value, end: now + this.#lifetimeMs });
  }

  /** @returns whether it was there */
  delete(key: string): boolean {
    return this.#entries.delete(key);
  }
}

/** A cache that keeps what was used last, up to a number of bytes. */
export class ByteLru<Value> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value, key: string) => number;
  /** The first is the one that was not used for the longest time. */
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  /** @param sizeOf the bytes that a value and its key take */
  constructor(maxBytes: number, sizeOf: (value: Value, key: string) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /** Bytes of all values. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value that is larger than the whole cache is not kept. */
  set(key: string, value: Value): void {
    this.delete(key);
    const bytes = this.#sizeOf(value, key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

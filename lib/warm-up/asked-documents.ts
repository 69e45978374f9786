import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { describeReason, log } from '@/lib/monitoring/log';

/** Documents that are counted: of more, those are forgotten that were not asked for for the longest time. */
const MAX_COUNTED = 5000;

/** Documents that are written down. */
const MAX_LISTED = 1000;

/** By how much a count loses in weight each time that the list is written, so that the list follows what is asked for now. */
const AGEING = 0.98;

const LINE = /^(\d+(?:\.\d+)?) (\/\S*)$/;

/**
 * How often each document was asked for, kept in a file from one server to the next: lines of a number and an address, such as
 * `12.5 /productos/teclado-g413`. Nothing of a visitor is in it.
 */
export class AskedDocuments {
  readonly #file: string;
  readonly #isCounted: (address: string) => boolean;
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTED });
  #hasNews = false;

  /** @param isCounted whether an address is that of a document that may stand in the file; others are left out */
  constructor(file: string, isCounted: (address: string) => boolean = () => true) {
    this.#file = file;
    this.#isCounted = isCounted;
  }

  /** @returns the addresses of the file, the most asked first; none when it is not there or cannot be read */
  async load(): Promise<string[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const [, count, address = ''] = LINE.exec(line) ?? [];
      if (count && this.#isCounted(address))
        this.#counts.set(address, (this.#counts.peek(address) ?? 0) + Number(count));
    }
    return this.#list().map(([address]) => address);
  }

  add(address: string): void {
    if (!this.#isCounted(address)) return;
    this.#counts.set(address, (this.#counts.peek(address) ?? 0) + 1);
    this.#hasNews = true;
  }

  /** Writes the file when something was asked for since the last time. It is there wholly or not at all. */
  async save(): Promise<void> {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const listed = this.#list();
    const draft = `${this.#file}.${randomUUID()}`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(draft, listed.map(([address, count]) => `${count} ${address}\n`).join(''));
      await rename(draft, this.#file);
    } catch (error) {
      log({ level: 'warn', event: 'warm-up-not-written', reason: describeReason(error) });
    }
    for (const [address, count] of [...this.#counts.entries()].reverse())
      this.#counts.set(address, count * AGEING);
  }

  #list(): [string, number][] {
    return [...this.#counts.entries()]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_LISTED)
      .map(([address, count]) => [address, Math.round(count * 1000) / 1000]);
  }
}

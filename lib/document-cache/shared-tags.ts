import type { RedisLink } from './redis-link.ts';

/** Time for which refreshed tags are remembered in Redis, in milliseconds: longer than an entry is. */
const REMEMBERED_MS = 2 * 24 * 3600 * 1000;

/** Most time until a server hears that a tag was refreshed elsewhere. */
const MAX_AGE_MS = 250;

/** Read again each time, because two servers may write at once. */
const OVERLAP_MS = 2000;

/** By how much an earlier comparison of the clocks is less exact, each time. */
const AGEING = 1.01;

/** Tags that one server remembers. Of more, the older half is forgotten together with all that was made before it. */
const MAX_TAGS = 100_000;

const SYNC = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
for i = 3, #ARGV do redis.call('ZADD', KEYS[1], now, ARGV[i]) end
if #ARGV > 2 then redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2])) end
return { tostring(now), redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], '+inf', 'WITHSCORES') }
`;

/** Read before an entry is used, so a server that was away knows them, too. They count by Redis's clock, because those of the servers may differ. */
export class SharedTags {
  readonly #link: RedisLink;
  readonly #key: string;
  /** By Redis's clock, in milliseconds. The first was refreshed first. */
  readonly #times = new Map<string, number>();
  readonly #unsent = new Set<string>();
  /** Entries that were made before this time are taken for refreshed. */
  #floor = 0;
  /** Redis's time less this server's. */
  #offset = 0;
  #uncertainty = Number.POSITIVE_INFINITY;
  /** Redis's time of the last answer. */
  #readUntil = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(link: RedisLink, key: string) {
    this.#link = link;
    this.#key = key;
  }

  toShared = (time: number): number => time + this.#offset;
  toLocal = (time: number): number => time - this.#offset;

  /** Reads what was refreshed elsewhere, unless that was just done. Never fails. */
  async update(): Promise<void> {
    if (performance.now() - this.#readAt < MAX_AGE_MS) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async refresh(tags: readonly string[]): Promise<void> {
    for (const tag of tags) {
      this.#note(tag, this.toShared(Date.now()));
      this.#unsent.add(tag);
    }
    // One that has begun may not contain them.
    await this.#reading;
    await this.#read();
  }

  wereRefreshedSince(tags: readonly string[], time: number): boolean {
    const shared = this.toShared(time);
    return shared < this.#floor || tags.some((tag) => (this.#times.get(tag) ?? 0) >= shared);
  }

  async #read(): Promise<void> {
    const unsent = [...this.#unsent];
    const before = Date.now();
    const answer = await this.#link.run((client) =>
      client.eval(SYNC, {
        keys: [this.#key],
        arguments: [
          String(Math.max(0, this.#readUntil - OVERLAP_MS)),
          String(REMEMBERED_MS),
          ...unsent,
        ],
      }),
    );
    if (!isAnswer(answer)) return;
    const now = Number(answer[0]);
    this.#compareClocks(before, now, Date.now());
    if (this.#readUntil > 0 && now - this.#readUntil > REMEMBERED_MS) this.#floor = now;
    const scored = answer[1];
    for (let at = 0; at + 1 < scored.length; at += 2) {
      const time = Number(scored[at + 1]);
      // Nobody of the shop writes a time to come: with it no page would ever be fresh again.
      if (time <= now) this.#note(String(scored[at]), time);
    }
    for (const tag of unsent) this.#unsent.delete(tag);
    this.#readUntil = now;
    this.#readAt = performance.now();
  }

  /** Keeps the comparison that is most exact: a slow answer says little. Older ones count for less and less. */
  #compareClocks(before: number, theirs: number, after: number): void {
    const uncertainty = (after - before) / 2 + 1;
    if (uncertainty > this.#uncertainty) {
      this.#uncertainty *= AGEING;
      return;
    }
    const difference = theirs - (before + after) / 2;
    this.#offset = Math.abs(difference) <= uncertainty ? 0 : difference;
    this.#uncertainty = uncertainty;
  }

  #note(tag: string, time: number): void {
    if (time <= (this.#times.get(tag) ?? 0)) return;
    this.#times.delete(tag);
    this.#times.set(tag, time);
    if (this.#times.size <= MAX_TAGS) return;
    for (const [oldest, refreshed] of this.#times) {
      if (this.#times.size <= MAX_TAGS / 2) return;
      this.#times.delete(oldest);
      this.#floor = Math.max(this.#floor, refreshed);
    }
  }
}

const isAnswer = (answer: unknown): answer is [unknown, unknown[]] =>
  Array.isArray(answer) && Array.isArray(answer[1]);

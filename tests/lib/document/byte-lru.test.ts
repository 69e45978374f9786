import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteLru } from '@/lib/document/byte-lru';

const MAX = 100;
const action = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  /** Null reads, a number writes a value of that size. */
  size: fc.option(fc.integer({ min: 0, max: 120 })),
});

it('keeps what was used last, and never more than its bytes', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const cache = new ByteLru<number>(MAX, (size) => size);
      /** Newest last. */
      let used: { key: string; size: number }[] = [];
      for (const { key, size } of actions) {
        const known = used.find((one) => one.key === key);
        if (size === null) {
          expect(cache.get(key)).toBe(known?.size);
        } else {
          cache.set(key, size);
        }
        const now = size === null ? known?.size : size;
        used = used.filter((one) => one.key !== key);
        if (now !== undefined && now <= MAX) used.push({ key, size: now });
        while (used.reduce((sum, one) => sum + one.size, 0) > MAX) used.shift();
        expect(cache.bytes).toBe(used.reduce((sum, one) => sum + one.size, 0));
      }
      for (const { key, size } of used) expect(cache.get(key)).toBe(size);
    }),
  );
});

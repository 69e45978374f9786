import { describe, expect, it } from 'vitest';
import { PART_ROLES } from '@/lib/domain/build/facts/types';
import { catalogues } from '../lib/domain/build/real-parts';
import { candidatesOf, judgeAll, restOf } from './assembly';

describe.each(catalogues())('choosing in a step of thousands: %s', (_, parts) => {
  /** Counts how often the rules read a fact for a number of candidates. The count does not depend on the machine. */
  function looks(role: (typeof PART_ROLES)[number], size: number): number {
    let count = 0;
    const candidates = candidatesOf(parts, role, size).map((part) => ({
      ...part,
      facts: new Proxy(part.facts, {
        get: (facts, name) => {
          count++;
          return Reflect.get(facts, name);
        },
      }),
    }));
    judgeAll(candidates, restOf(parts, role));
    return count;
  }

  it.each(PART_ROLES)(
    'the work for a %s grows with the number of candidates, not faster',
    (role) => {
      const [few, many] = [looks(role, 500), looks(role, 4000)];
      expect(few).toBeGreaterThan(500);
      expect(many / few).toBeLessThan(10);
      // Some reads per candidate are fast. Hundreds of reads would be slow.
      expect(many / 4000).toBeLessThan(200);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { checkCandidate } from '@/lib/domain/build/compatibility/check';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import { catalogues } from './real-parts';

describe.each(catalogues())('choosing in a step of thousands: %s', (_, parts) => {
  /** Counts how often the rules read a fact for a number of candidates. The count does not depend on the machine. */
  function looks(role: PartRole, size: number): number {
    let count = 0;
    const list = parts[role];
    const others = PART_ROLES.filter((one) => one !== role).flatMap(
      (one) => parts[one][0]?.rated ?? [],
    );
    for (let index = 0; index < size; index++) {
      const part = list[index % list.length]?.rated as CheckedPart;
      const facts = new Proxy(part.facts, {
        get: (target, name) => {
          count++;
          return Reflect.get(target, name);
        },
      });
      checkCandidate({ ...part, productId: `${part.productId}-${index}`, facts }, others);
    }
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

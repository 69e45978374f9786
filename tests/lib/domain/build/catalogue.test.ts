import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  normalizeSocket,
  normalizeSockets,
  sharesMount,
} from '@/lib/domain/build/compatibility/board-rules';
import { checkBuild, checkCandidate } from '@/lib/domain/build/compatibility/check';
import { PART_ROLES } from '@/lib/domain/build/part-facts';
import { forMany } from '@/tests/support/for-all';
import { must } from '../../../mock-api/test-client';
import { expectedOf, type PlainPart, RELATED } from './plain-part';
import { type BothPart, catalogues } from './real-parts';

/** Sockets with the same mount are "no data": the manufacturer has to confirm them. */
function isSibling(a: PlainPart, b: PlainPart): boolean {
  const [left, right] = [normalizeSockets(a.sockets ?? []), (b.sockets ?? []).map(normalizeSocket)];
  const older = ['FM2 FM2+', 'AM3 AM3+', 'LGA20113 LGA20113NARROW'];
  return right.some(
    (one) => sharesMount(one, left) || left.some((two) => older.includes(`${two} ${one}`)),
  );
}

/** A list with a family of sockets contains each socket of the family. */
const namesFamily = ({ sockets = [] }: PlainPart) =>
  sockets.some((one) => /115x?$|20xx$/i.test(one));

describe.each(catalogues())('%s, against an independent computation', (_, parts) => {
  const anyOf = (role: (typeof PART_ROLES)[number]) => fc.constantFrom(...parts[role]);
  const pair = fc
    .constantFrom(...RELATED)
    .chain(([left, right]) => fc.tuple(anyOf(left), anyOf(right)));

  function compare(a: BothPart, b: BothPart): void {
    const { verdicts } = checkBuild([a.rated, b.rated]);
    const expected = expectedOf(a.plain, b.plain);
    for (const [rule, state] of Object.entries(expected)) {
      const ours = verdicts.find((verdict) => verdict.rule === rule)?.state;
      const about = `${rule}: ${a.plain.name} + ${b.plain.name}`;
      if (ours === 'unknown' && state === 'incompatible') {
        expect(isSibling(a.plain, b.plain), about).toBe(true);
      } else if (rule === 'coolerSocket' && namesFamily(a.plain)) {
        expect(ours, about).toBeDefined();
      } else {
        expect(ours, about).toBe(state);
      }
    }
  }

  it('has parts of every role, some with missing fields', () => {
    for (const role of PART_ROLES) expect(parts[role].length, role).toBeGreaterThan(20);
  });

  it('10,000 random pairs have the same state in every rule', () =>
    forMany(10_000)(pair, ([a, b]) => compare(a, b)));

  it('10,000 random complete builds are never compatible with missing or contradicting fields', () => {
    const build = fc.tuple(...PART_ROLES.map(anyOf));
    forMany(10_000)(build, (chosen) => {
      const { state, verdicts } = checkBuild(chosen.map(({ rated }) => rated));
      const expected = chosen.flatMap((a) =>
        chosen.flatMap((b) => Object.values(expectedOf(a.plain, b.plain))),
      );
      if (state === 'compatible') expect(new Set(expected)).toEqual(new Set(['compatible']));
      expect(verdicts.length).toBeGreaterThan(8);
    });
  });

  it('a build of compatible parts is compatible, and its supply is sufficient', () =>
    forMany(60)(fc.tuple(anyOf('cpu'), fc.nat(1000)), ([first, start]) => {
      const chosen = [first];
      for (const role of ['motherboard', 'ram', 'case', 'gpu', 'psu'] as const) {
        const list = parts[role];
        const turned = [...list.slice(start % list.length), ...list.slice(0, start % list.length)];
        const others = chosen.map(({ rated }) => rated);
        const next = turned
          .slice(0, 400)
          .find(({ rated }) => checkCandidate(rated, others).state === 'compatible');
        if (next) chosen.push(next);
      }
      const { state } = checkBuild(chosen.map(({ rated }) => rated));
      expect(chosen.length === 1 || state !== 'incompatible').toBe(true);
      for (const a of chosen) for (const b of chosen) compare(a, b);
      const find = (role: string) => chosen.find(({ plain }) => plain.role === role)?.plain;
      const drawn = (find('cpu')?.watts ?? 0) + (find('gpu')?.watts ?? 0);
      expect(find('psu')?.watts ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(drawn);
    }));
});

describe.each(catalogues())('choosing in a step of thousands: %s', (_, parts) => {
  it.each(PART_ROLES)(
    'the work for a %s grows with the number of candidates, not faster',
    (role) => {
      const others = PART_ROLES.filter((one) => one !== role).flatMap(
        (one) => parts[one][0]?.rated ?? [],
      );
      // How often the rules read a fact, which does not depend on the machine.
      let looks = 0;
      const candidates = Array.from({ length: 4000 }, (_, index) => {
        const { rated } = must(parts[role][index % parts[role].length]);
        const facts = new Proxy(rated.facts, {
          get: (target, name) => {
            looks++;
            return Reflect.get(target, name);
          },
        });
        return { ...rated, productId: `${rated.productId}-${index}`, facts };
      });
      for (const candidate of candidates.slice(0, 500)) checkCandidate(candidate, others);
      const few = looks;
      for (const candidate of candidates.slice(500)) checkCandidate(candidate, others);
      expect(few).toBeGreaterThan(500);
      expect(looks / few).toBeLessThan(10);
      // Some reads per candidate are fast. Hundreds of reads would be slow.
      expect(looks / 4000).toBeLessThan(200);
    },
  );
});

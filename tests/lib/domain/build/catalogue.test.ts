import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  normalizeSocket,
  normalizeSockets,
  sharesMount,
} from '@/lib/domain/build/compatibility/board-rules';
import { checkBuild, checkCandidate } from '@/lib/domain/build/compatibility/check';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import { forMany } from '@/tests/support/for-all';
import { figure, line, RULES } from '../../../mock-api/assembly/rules';
import type { Article } from '../../../mock-api/catalogue/types';
import { must } from '../../../mock-api/test-client';
import { type BothPart, catalogues } from './real-parts';

/** The shop's rules by the mock backend's names, which has one for the places of a drive. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  socket: ['socket'],
  memory: ['memoryType'],
  slots: ['slots'],
  capacity: ['capacity'],
  cooler: ['coolerSocket'],
  drive: ['m2', 'sata', 'driveBus'],
  height: ['coolerHeight'],
  radiator: ['radiator'],
  form: ['formFactor'],
  supply: ['supplyForm'],
  length: ['cardLength'],
  pins: ['connectors'],
};
const SORTS = {
  ...({ cpu: 'cpu', motherboard: 'board', cooler: 'cooler', ram: 'ram' } as const),
  ...({ storage: 'drive', gpu: 'gpu', psu: 'psu', case: 'case' } as const),
};
const ROLES = new Map(PART_ROLES.map((role) => [SORTS[role], role]));
const COMPARED = RULES.filter(([name]) => name in OURS);

const yes = (is: boolean) => (is ? 'compatible' : 'incompatible');

/** Connectors of new and of weak cards, of which the mock backend knows less. */
function expectConnectors(card: Article, supply: Article, decided: boolean | null) {
  const named = ['6 pines', '8 pines'].map((kind) => figure(card, `Conectores de ${kind}`) || 0);
  const newest = ['12VHPWR', '12V-2x6'].map((kind) => figure(card, `Conectores ${kind}`) || 0);
  const [eights, sixteens] = [named, newest].map(([one = 0, two = 0]) => one + two);
  if (line(card, 'Conector de energía') === '' && !eights && !sixteens)
    return figure(card, 'Consumo (TDP)') <= 75 ? 'compatible' : 'unknown';
  if (!sixteens) return decided === null ? 'unknown' : yes(decided);
  const [has, hasNewest] = [figure(supply, 'PCIe 6+2 pines'), figure(supply, 'PCIe 12VHPWR') || 0];
  if (eights && !(eights <= has)) return Number.isNaN(has) ? 'unknown' : 'incompatible';
  return sixteens <= hasNewest ? 'compatible' : 'unknown';
}

/** The state of each rule for two parts by the mock backend, which reads their sheets in its own way. */
function expectedOf(a: BothPart, b: BothPart): [rule: string, state: string][] {
  const isM2Sata =
    /M\.2/.test(line(a.article, 'Formato')) && /SATA/.test(line(a.article, 'Interfaz'));
  const rules = COMPARED.filter(
    ([, left, right]) => left === SORTS[a.role] && right === SORTS[b.role],
  );
  return rules.map(([name, , , fits]) => {
    const decided = fits(a.article, b.article);
    if (name === 'pins') return [name, expectConnectors(a.article, b.article, decided)];
    return [name, decided === null || (name === 'drive' && isM2Sata) ? 'unknown' : yes(decided)];
  });
}

const socketsOf = ({ article }: BothPart) =>
  line(article, 'Sockets compatibles', 'Socket').split(/ ?[/,] ?/);

/** Sockets with the same mount are "no data": the manufacturer has to confirm them. */
function isSibling(a: BothPart, b: BothPart): boolean {
  const [left, right] = [normalizeSockets(socketsOf(a)), socketsOf(b).map(normalizeSocket)];
  const older = ['FM2 FM2+', 'AM3 AM3+', 'LGA20113 LGA20113NARROW'];
  return right.some(
    (one) => sharesMount(one, left) || left.some((two) => older.includes(`${two} ${one}`)),
  );
}

/** A list with a family of sockets contains each socket of the family. */
const namesFamily = (part: BothPart) => socketsOf(part).some((one) => /115x?$|20xx$/i.test(one));

describe.each(catalogues())('%s, against an independent computation', (_, parts) => {
  const anyOf = (role: PartRole | undefined) => fc.constantFrom(...parts[role ?? 'cpu']);
  const pair = fc
    .constantFrom(...COMPARED)
    .chain(([, left, right]) => fc.tuple(anyOf(ROLES.get(left)), anyOf(ROLES.get(right))));

  function compare(a: BothPart, b: BothPart): void {
    const { verdicts } = checkBuild([a.rated, b.rated]);
    for (const [rule, state] of expectedOf(a, b)) {
      const ours = verdicts.find((one) => OURS[rule]?.includes(one.rule))?.state;
      const about = `${rule}: ${a.rated.name} + ${b.rated.name}`;
      if (ours === 'unknown' && state === 'incompatible') {
        expect(isSibling(a, b), about).toBe(true);
      } else if (rule === 'cooler' && namesFamily(a)) {
        expect(ours, about).toBeDefined();
      } else {
        // A liquid cooler has no height, and another one no radiator.
        const isOther = rule === (a.rated.facts.isLiquid ? 'height' : 'radiator');
        expect(ours, about).toBe(isOther ? undefined : state);
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
      const expected = chosen.flatMap((a) => chosen.flatMap((b) => expectedOf(a, b)));
      if (state === 'compatible')
        expect(expected.filter(([, one]) => one !== 'compatible')).toEqual([]);
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
      const wattsOf = (role: PartRole, name: string) => {
        const part = chosen.find((one) => one.role === role);
        return (part && figure(part.article, name)) || 0;
      };
      const drawn = wattsOf('cpu', 'TDP') + wattsOf('gpu', 'Consumo (TDP)');
      expect(wattsOf('psu', 'Potencia') || Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(drawn);
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

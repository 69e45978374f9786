import { describe, expect, it } from 'vitest';
import { checkBuild, toCheckedParts } from '@/lib/domain/build/compatibility/check';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import { getCashPrice, suggestBuild } from '@/lib/domain/build/suggest-build';
import type { BuildPart } from '@/lib/domain/build/types';
import { BUILD_USES, type BuildUse, isBudgetBeyondUse, USE_PLANS } from '@/lib/domain/build/uses';
import { embeddedDrafts } from '../../../mock-api/seed/families/index';
import { makePricing } from '../product/make-product';
import { makeEntry, makePart } from './make-part';
import { catalogues } from './real-parts';

const generated = catalogues().at(-1)?.[1];
const drafts = embeddedDrafts();

/** Every part of the generated catalogue with its price. */
const candidates = Object.fromEntries(
  PART_ROLES.map((role) => [
    role,
    (generated?.[role] ?? []).map(({ rated }): BuildPart => {
      const price = drafts[Number(rated.productId)]?.price ?? 0;
      const pricing = makePricing({ priceWithTax: price, currentPriceWithTax: price });
      return makePart(rated.productId, { name: rated.name, pricing, facts: rated.facts });
    }),
  ]),
) as Record<PartRole, BuildPart[]>;

type Suggested = ReturnType<typeof suggestBuild>;
const rolesOf = (build: Suggested) => build?.parts.map(({ role }) => role) ?? [];
const partOf = (build: Suggested, role: PartRole) =>
  build?.parts.find((one) => one.role === role)?.part;
const office = (change: object, budget = 20_000) =>
  suggestBuild({ ...candidates, ...change }, { use: 'office', budget });

describe('a suggested build for a budget and a use', () => {
  // Each use has budgets of its own, which together are in equal steps. `npm run test:all -- builds` tries 200.
  const count = Number(process.env.BUDGETS ?? 40) / BUILD_USES.length;
  const budgetsOf = (use: BuildUse) =>
    Array.from({ length: count }, (_, step) => {
      const place = step + BUILD_USES.indexOf(use) / BUILD_USES.length;
      return 14_000 + place * (62_500 / count);
    });
  // The most of a build's price that a part may have.
  const MOST = Object.entries({
    motherboard: 0.24,
    ram: 0.17,
    storage: 0.16,
    psu: 0.13,
    case: 0.12,
    cooler: 0.1,
  });

  it.each(BUILD_USES)(
    `%s has the shares that a builder would choose, complete, within the budget and compatible, for ${count} budgets`,
    (use) => {
      const [isGaming, plan] = [use.startsWith('gaming'), USE_PLANS[use]];
      for (const budget of budgetsOf(use)) {
        const build = suggestBuild(candidates, { use, budget });
        // Only the most expensive use may cost more than the smallest budgets.
        if (!build) expect([use, budget < 17_000]).toEqual(['editing', true]);
        if (!build) continue;
        const about = `${use} ${budget}: ${build.parts.map(({ part }) => part.name).join(' + ')}`;
        expect(build.missing, about).toEqual([]);
        expect(build.total, about).toBeLessThanOrEqual(budget);
        // An office computer does not get better without end.
        const useful = Math.min(budget, use === 'office' ? 35_000 : budget);
        expect(build.total, about).toBeGreaterThan(useful * 0.45);
        const entries = build.parts.map(({ role, part }) => makeEntry(role, part));
        const { verdicts } = checkBuild(toCheckedParts(entries));
        expect(
          verdicts.filter(({ state }) => state === 'incompatible'),
          about,
        ).toEqual([]);
        expect(rolesOf(build), about).toContain('cpu');
        expect(rolesOf(build).includes('gpu'), about).toBe(plan.parts.gpu !== undefined);

        const [memory, storage] = [partOf(build, 'ram'), partOf(build, 'storage')];
        expect(memory?.name, about).not.toMatch(/so-?dimm|laptop/i);
        expect(memory?.facts?.isLaptopMemory, about).not.toBe(true);
        expect(memory?.facts?.capacity, about).toBeGreaterThanOrEqual(plan.memory);
        expect(storage?.name, about).not.toMatch(/disco duro/i);

        const priceOf = (role: string) => {
          const found = build.parts.find((one) => one.role === role);
          return found ? getCashPrice(found.part) : 0;
        };
        for (const [role, most] of MOST)
          expect(priceOf(role) / build.total, `${role}, ${about}`).toBeLessThan(most);
        // The processor is worth more than the board that it stands on.
        expect(priceOf('cpu'), about).toBeGreaterThan(priceOf('motherboard'));
        const leading = priceOf(isGaming ? 'gpu' : 'cpu') / build.total;
        expect(leading, about).toBeGreaterThan(isGaming ? 0.3 : 0.18);
        expect(leading, about).toBeLessThan(isGaming ? 0.6 : 0.5);
        if (isGaming) expect(priceOf('gpu'), about).toBeGreaterThan(priceOf('cpu'));
        if (isGaming && budget < 60_000)
          expect(memory?.facts?.capacity, about).toBeLessThanOrEqual(32);
      }
    },
  );

  it('gaming for 20,000 pesos has neither 64 GB nor a card of two generations ago', () => {
    for (const use of ['gaming-1080p', 'gaming-1440p'] as const) {
      const build = suggestBuild(candidates, { use, budget: 20_000 });
      expect(partOf(build, 'gpu')?.name).toMatch(/RTX [45]0|RX [79]\d|Arc B/);
      expect(partOf(build, 'ram')?.facts?.capacity).toBeLessThanOrEqual(32);
    }
  });

  it('leaves out memory for laptops, also when only its name says so', () => {
    const [stick] = candidates.ram.filter(({ facts }) => facts?.capacity === 16);
    expect(office({ ram: [{ ...stick, name: 'Memoria RAM 16GB SO-DIMM' }] })).toBeNull();
  });

  it('an office build has integrated graphics, and a cooler only when the processor has none', () => {
    const build = office({}, 15_000);
    const cpu = partOf(build, 'cpu')?.facts;
    expect(cpu?.hasGraphics).toBe(true);
    expect(rolesOf(build).includes('cooler')).toBe(cpu?.hasCooler !== true);
  });

  it('says whether a budget is more than a use needs', () => {
    expect(isBudgetBeyondUse('office', 25_000)).toBe(true);
    expect(isBudgetBeyondUse('office', 14_000)).toBe(false);
    expect(isBudgetBeyondUse('gaming-1080p', 25_000)).toBe(false);
  });

  it('a higher budget never gives a worse video card', () => {
    const prices = [20_000, 30_000, 45_000, 70_000].map((budget) => {
      const card = partOf(suggestBuild(candidates, { use: 'gaming-1440p', budget }), 'gpu');
      return card ? getCashPrice(card) : 0;
    });
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('returns null rather than a build that is too expensive, sold out or incomplete', () => {
    const soldOut = candidates.cpu.map((part) => ({ ...part, stock: 0 }));
    const builds = [office({}, 2000), office({ psu: [] }), office({ cpu: soldOut })];
    expect(builds).toEqual([null, null, null]);
  });

  it('prefers confirmed compatibility to unknown, even when the unknown part is more expensive', () => {
    const gpu = candidates.gpu.slice(0, 1);
    const sure = candidates.psu.filter(({ facts }) => facts?.pcie8 !== undefined);
    const mute = candidates.psu.map((part) => ({
      ...part,
      id: `mute-${part.id}`,
      facts: part.facts && { role: part.facts.role, wattage: part.facts.wattage },
    }));
    const supplied = { ...candidates, gpu, psu: [...mute, ...sure] };
    const build = suggestBuild(supplied, { use: 'gaming-1080p', budget: 40_000 });
    expect(partOf(build, 'psu')?.id).toMatch(/^(?!mute)/);
  });

  it.each(BUILD_USES)('the shares of %s add up to the whole budget', (use) => {
    const shares = Object.values(USE_PLANS[use].parts).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

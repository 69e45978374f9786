import { describe, expect, it } from 'vitest';
import { checkBuild, toCheckedParts } from '@/lib/domain/build/compatibility/check';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import {
  type CandidatesByRole,
  getCashPrice,
  suggestBuild,
} from '@/lib/domain/build/suggest-build';
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

const rolesOf = (build: ReturnType<typeof suggestBuild>) =>
  build?.parts.map(({ role }) => role) ?? [];

describe('a suggested build for a budget and a use', () => {
  it.each(
    BUILD_USES.flatMap((use) =>
      [16_000, 22_000, 35_000, 60_000].map((budget) => [use, budget] as const),
    ),
  )('%s for %d pesos: complete, within the budget and compatible', (use, budget) => {
    const build = suggestBuild(candidates, { use, budget });
    if (!build) {
      // Only the most expensive use may cost more than the smallest budget.
      expect([use, budget]).toEqual([expect.stringMatching(/editing|1440p/), 16_000]);
      return;
    }
    expect(build.missing).toEqual([]);
    expect(build.total).toBeLessThanOrEqual(budget);
    // An office computer does not get better without end.
    expect(build.total).toBeGreaterThan(
      Math.min(budget, use === 'office' ? 35_000 : budget) * 0.45,
    );
    const { state, verdicts } = checkBuild(
      toCheckedParts(build.parts.map(({ role, part }) => makeEntry(role, part))),
    );
    expect(verdicts.filter((one) => one.state === 'incompatible')).toEqual([]);
    expect(state).not.toBe('incompatible');
    expect(new Set(rolesOf(build))).toContain('cpu');
    expect(rolesOf(build).includes('gpu')).toBe(USE_PLANS[use].parts.gpu !== undefined);
    const memory = build.parts.find(({ role }) => role === 'ram')?.part.facts;
    expect(memory?.capacity).toBeGreaterThanOrEqual(USE_PLANS[use].memory);
    expect(memory?.isLaptopMemory).not.toBe(true);
  });

  // Each use has budgets of its own, which together are in equal steps. `npm run test:all -- builds` tries 200.
  const count = Number(process.env.BUDGETS ?? 40) / BUILD_USES.length;
  const budgetsOf = (use: BuildUse) =>
    Array.from(
      { length: count },
      (_, step) => 14_000 + (step + BUILD_USES.indexOf(use) / BUILD_USES.length) * (62_500 / count),
    );
  it.each(BUILD_USES)(
    `%s has the shares that a builder would choose, for ${count} budgets`,
    (use) => {
      for (const budget of budgetsOf(use)) {
        const build = suggestBuild(candidates, { use, budget });
        if (!build) {
          expect([use, budget < 17_000]).toEqual(['editing', true]);
          continue;
        }
        const about = `${use} ${budget}: ${build.parts.map(({ part }) => part.name).join(' + ')}`;
        const priceOf = (role: PartRole) =>
          build.parts
            .filter((one) => one.role === role)
            .reduce((sum, { part }) => sum + getCashPrice(part), 0);
        const share = (role: PartRole) => priceOf(role) / build.total;
        const memory = build.parts.find(({ role }) => role === 'ram')?.part;
        const drive = build.parts.find(({ role }) => role === 'storage')?.part;
        expect(memory?.name, about).not.toMatch(/so-?dimm|laptop/i);
        expect(drive?.name, about).not.toMatch(/disco duro/i);
        const supporting = [
          ['motherboard', 0.24],
          ['ram', 0.17],
          ['storage', 0.16],
          ['psu', 0.13],
          ['case', 0.12],
          ['cooler', 0.1],
        ] as const;
        for (const [role, most] of supporting) {
          expect(share(role), `${role}, ${about}`).toBeLessThan(most);
        }
        // The processor is worth more than the board that it stands on.
        expect(priceOf('cpu'), about).toBeGreaterThan(priceOf('motherboard'));
        if (use.startsWith('gaming')) {
          expect(share('gpu'), about).toBeGreaterThan(0.3);
          expect(share('gpu'), about).toBeLessThan(0.6);
          expect(priceOf('gpu'), about).toBeGreaterThan(priceOf('cpu'));
          if (budget < 60_000) expect(memory?.facts?.capacity, about).toBeLessThanOrEqual(32);
        } else {
          expect(share('cpu'), about).toBeGreaterThan(0.18);
          expect(share('cpu'), about).toBeLessThan(0.5);
        }
      }
    },
  );

  it('gaming for 20,000 pesos has neither 64 GB nor a card of two generations ago', () => {
    for (const use of ['gaming-1080p', 'gaming-1440p'] as const) {
      const build = suggestBuild(candidates, { use, budget: 20_000 });
      const [card, memory] = (['gpu', 'ram'] as const).map(
        (wanted) => build?.parts.find(({ role }) => role === wanted)?.part,
      );
      expect(card?.name).toMatch(/RTX [45]0|RX [79]\d|Arc B/);
      expect(memory?.facts?.capacity).toBeLessThanOrEqual(32);
    }
  });

  it('leaves out memory for laptops, also when only its name says so', () => {
    const [stick] = candidates.ram.filter(({ facts }) => facts?.capacity === 16);
    const laptop = { ...stick, name: 'Memoria RAM 16GB SO-DIMM' } as BuildPart;
    expect(
      suggestBuild({ ...candidates, ram: [laptop] }, { use: 'office', budget: 20_000 }),
    ).toBeNull();
  });

  it('an office build has integrated graphics, and a cooler only when the processor has none', () => {
    const build = suggestBuild(candidates, { use: 'office', budget: 15_000 });
    const cpu = build?.parts.find(({ role }) => role === 'cpu')?.part.facts;
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
      const build = suggestBuild(candidates, { use: 'gaming-1440p', budget });
      const card = build?.parts.find(({ role }) => role === 'gpu');
      return card ? getCashPrice(card.part) : 0;
    });
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('returns null rather than a build that is too expensive, sold out or incomplete', () => {
    expect(suggestBuild(candidates, { use: 'office', budget: 2000 })).toBeNull();
    expect(suggestBuild({ ...candidates, psu: [] }, { use: 'office', budget: 20_000 })).toBeNull();
    const soldOut: CandidatesByRole = {
      ...candidates,
      cpu: candidates.cpu.map((part) => ({ ...part, stock: 0 })),
    };
    expect(suggestBuild(soldOut, { use: 'office', budget: 20_000 })).toBeNull();
  });

  it('prefers confirmed compatibility to unknown, even when the unknown part is more expensive', () => {
    const gpu = candidates.gpu.slice(0, 1);
    const sure = candidates.psu.filter(({ facts }) => facts?.pcie8 !== undefined);
    const mute = candidates.psu.map((part) => ({
      ...part,
      id: `mute-${part.id}`,
      facts: part.facts && { role: part.facts.role, wattage: part.facts.wattage },
    }));
    const build = suggestBuild(
      { ...candidates, gpu, psu: [...mute, ...sure] },
      { use: 'gaming-1080p', budget: 40_000 },
    );
    const psu = build?.parts.find(({ role }) => role === 'psu')?.part.id;
    expect(psu).toBeDefined();
    expect(psu).not.toMatch(/^mute/);
  });

  it('shares add up to the whole budget', () => {
    for (const use of BUILD_USES) {
      const parts = Object.values(USE_PLANS[use].parts);
      const sum = parts.reduce((total, { share }) => total + share, 0);
      expect(sum).toBeCloseTo(1);
    }
  });
});

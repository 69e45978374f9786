import { describe, expect, it } from 'vitest';
import { checkBuild, toCheckedParts } from '@/lib/domain/build/compatibility/check';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/facts/types';
import {
  type CandidatesByRole,
  getCashPrice,
  suggestBuild,
} from '@/lib/domain/build/suggest-build';
import type { BuildPart } from '@/lib/domain/build/types';
import { BUILD_USES, USE_PLANS } from '@/lib/domain/build/uses';
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
    expect(build.total).toBeGreaterThan(budget * 0.45);
    const { state, verdicts } = checkBuild(
      toCheckedParts(build.parts.map(({ role, part }) => makeEntry(role, part))),
    );
    expect(verdicts.filter((one) => one.state === 'incompatible')).toEqual([]);
    expect(state).not.toBe('incompatible');
    expect(new Set(rolesOf(build))).toContain('cpu');
    expect(rolesOf(build).includes('gpu')).toBe(USE_PLANS[use].shares.gpu !== undefined);
    const memory = build.parts.find(({ role }) => role === 'ram')?.part.facts;
    expect(memory?.capacity).toBeGreaterThanOrEqual(USE_PLANS[use].memory);
    expect(memory?.isLaptopMemory).not.toBe(true);
  });

  it('an office build has integrated graphics, and a cooler only when the processor has none', () => {
    const build = suggestBuild(candidates, { use: 'office', budget: 15_000 });
    const cpu = build?.parts.find(({ role }) => role === 'cpu')?.part.facts;
    expect(cpu?.hasGraphics).toBe(true);
    expect(rolesOf(build).includes('cooler')).toBe(cpu?.hasCooler !== true);
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
      const sum = Object.values(USE_PLANS[use].shares).reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(1);
    }
  });
});

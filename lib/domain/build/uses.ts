import type { PartRole } from './facts/types';

/** The uses that a suggested build can be for, the most common one first. */
export const BUILD_USES = ['gaming-1080p', 'gaming-1440p', 'editing', 'office'] as const;
export type BuildUse = (typeof BUILD_USES)[number];

export interface UsePlan {
  /** Fraction of the budget for each role; the fractions add up to 1. A role without a fraction is left out. */
  shares: Partial<Record<PartRole, number>>;
  /** The role that the use depends on most: what the other parts leave over goes there. */
  lead: PartRole;
  /** Minimum memory in gigabytes. */
  memory: number;
  /** Maximum memory in gigabytes, by the smallest budget from which it makes sense. The first row is for every budget. */
  mostMemory: readonly [budget: number, gigabytes: number][];
  /** Pesos with IVA beyond which the use does not get better, whatever the budget. */
  most: Partial<Record<PartRole, number>>;
}

/** The most memory that makes sense for a use within a budget, in gigabytes. @param budget pesos with IVA */
export const getMostMemory = ({ mostMemory }: UsePlan, budget: number): number =>
  mostMemory.findLast(([from]) => from <= budget)?.[1] ?? 0;

/** A role's share of a budget, in pesos with IVA; null for a role that the use does without. */
export function getRoleShare(plan: UsePlan, role: PartRole, budget: number): number | null {
  const share = plan.shares[role];
  return share === undefined ? null : Math.min(budget * share, plan.most[role] ?? budget);
}

/** Whether a budget is clearly more than what makes a build for a use better. @param budget pesos with IVA */
export function isBudgetBeyondUse(use: BuildUse, budget: number): boolean {
  const plan = USE_PLANS[use];
  const roles = Object.keys(plan.shares) as PartRole[];
  const useful = roles.reduce((sum, role) => sum + (getRoleShare(plan, role, budget) ?? 0), 0);
  return useful < budget * 0.95;
}

/** Rules of thumb: games need a good video card, editing needs processor cores and memory. */
export const USE_PLANS: Readonly<Record<BuildUse, UsePlan>> = {
  office: {
    shares: {
      cpu: 0.3,
      motherboard: 0.2,
      ram: 0.14,
      storage: 0.13,
      psu: 0.1,
      case: 0.09,
      cooler: 0.04,
    },
    lead: 'cpu',
    memory: 8,
    mostMemory: [
      [0, 16],
      [15_000, 32],
    ],
    most: {
      cpu: 5000,
      motherboard: 4000,
      ram: 2500,
      storage: 2800,
      psu: 1800,
      case: 2500,
      cooler: 1200,
    },
  },
  'gaming-1080p': {
    shares: {
      cpu: 0.2,
      motherboard: 0.14,
      ram: 0.09,
      storage: 0.08,
      gpu: 0.34,
      psu: 0.07,
      case: 0.05,
      cooler: 0.03,
    },
    lead: 'gpu',
    memory: 16,
    mostMemory: [
      [0, 16],
      [17_000, 32],
      [60_000, 64],
    ],
    most: {
      cpu: 10_000,
      motherboard: 6000,
      ram: 4500,
      storage: 5000,
      psu: 4000,
      case: 3000,
      cooler: 2500,
    },
  },
  'gaming-1440p': {
    shares: {
      cpu: 0.18,
      motherboard: 0.12,
      ram: 0.08,
      storage: 0.08,
      gpu: 0.41,
      psu: 0.06,
      case: 0.04,
      cooler: 0.03,
    },
    lead: 'gpu',
    memory: 16,
    mostMemory: [
      [0, 16],
      [17_000, 32],
      [60_000, 64],
    ],
    most: {
      cpu: 14_000,
      motherboard: 8000,
      ram: 5000,
      storage: 6500,
      psu: 5500,
      case: 4000,
      cooler: 3500,
    },
  },
  editing: {
    shares: {
      cpu: 0.27,
      motherboard: 0.14,
      ram: 0.14,
      storage: 0.12,
      gpu: 0.2,
      psu: 0.06,
      case: 0.04,
      cooler: 0.03,
    },
    lead: 'cpu',
    memory: 32,
    mostMemory: [
      [0, 32],
      [30_000, 64],
      [60_000, 128],
    ],
    most: { motherboard: 10_000, storage: 9000, psu: 5500, case: 4000, cooler: 4000 },
  },
};

import type { PartRole } from './part-facts';

/** The uses that a suggested build can be for, the most common one first. */
export const BUILD_USES = ['gaming-1080p', 'gaming-1440p', 'editing', 'office'] as const;
export type BuildUse = (typeof BUILD_USES)[number];

export interface UsePlan {
  /** By role: its fraction of the budget (together 1), and the pesos with IVA beyond which the use does not get better. */
  parts: Partial<Record<PartRole, { share: number; most?: number }>>;
  /** The role that the use depends on most: what the other parts leave over goes there. */
  lead: PartRole;
  /** Minimum memory in gigabytes. */
  memory: number;
  /** Maximum memory in gigabytes, by the smallest budget from which it makes sense. The first row is for every budget. */
  mostMemory: readonly [budget: number, gigabytes: number][];
}

export const getMostMemory = ({ mostMemory }: UsePlan, budget: number): number =>
  mostMemory.findLast(([from]) => from <= budget)?.[1] ?? 0;

export function getRoleShare(plan: UsePlan, role: PartRole, budget: number): number | null {
  const part = plan.parts[role];
  return part ? Math.min(budget * part.share, part.most ?? budget) : null;
}

/** Whether a budget is clearly above the amount from which a build for this use gets no better. @param budget pesos with IVA */
export function isBudgetBeyondUse(use: BuildUse, budget: number): boolean {
  const plan = USE_PLANS[use];
  const roles = Object.keys(plan.parts) as PartRole[];
  const useful = roles.reduce((sum, role) => sum + (getRoleShare(plan, role, budget) ?? 0), 0);
  return useful < budget * 0.95;
}

const GAMING: Omit<UsePlan, 'parts'> = {
  lead: 'gpu',
  memory: 16,
  mostMemory: [
    [0, 16],
    [17_000, 32],
    [60_000, 64],
  ],
};

export const USE_PLANS: Readonly<Record<BuildUse, UsePlan>> = {
  office: {
    parts: {
      cpu: { share: 0.3, most: 5000 },
      motherboard: { share: 0.2, most: 4000 },
      ram: { share: 0.14, most: 2500 },
      storage: { share: 0.13, most: 2800 },
      psu: { share: 0.1, most: 1800 },
      case: { share: 0.09, most: 2500 },
      cooler: { share: 0.04, most: 1200 },
    },
    lead: 'cpu',
    memory: 8,
    mostMemory: [
      [0, 16],
      [15_000, 32],
    ],
  },
  'gaming-1080p': {
    parts: {
      cpu: { share: 0.2, most: 10_000 },
      motherboard: { share: 0.14, most: 6000 },
      ram: { share: 0.09, most: 4500 },
      storage: { share: 0.08, most: 5000 },
      gpu: { share: 0.34 },
      psu: { share: 0.07, most: 4000 },
      case: { share: 0.05, most: 3000 },
      cooler: { share: 0.03, most: 2500 },
    },
    ...GAMING,
  },
  'gaming-1440p': {
    parts: {
      cpu: { share: 0.18, most: 14_000 },
      motherboard: { share: 0.12, most: 8000 },
      ram: { share: 0.08, most: 5000 },
      storage: { share: 0.08, most: 6500 },
      gpu: { share: 0.41 },
      psu: { share: 0.06, most: 5500 },
      case: { share: 0.04, most: 4000 },
      cooler: { share: 0.03, most: 3500 },
    },
    ...GAMING,
  },
  editing: {
    parts: {
      cpu: { share: 0.27 },
      motherboard: { share: 0.14, most: 10_000 },
      ram: { share: 0.14 },
      storage: { share: 0.12, most: 9000 },
      gpu: { share: 0.2 },
      psu: { share: 0.06, most: 5500 },
      case: { share: 0.04, most: 4000 },
      cooler: { share: 0.03, most: 4000 },
    },
    lead: 'cpu',
    memory: 32,
    mostMemory: [
      [0, 32],
      [30_000, 64],
      [60_000, 128],
    ],
  },
};

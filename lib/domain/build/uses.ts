import type { PartRole } from './facts/types';

/** The uses that a suggested build can be for. */
export const BUILD_USES = ['office', 'gaming-1080p', 'gaming-1440p', 'editing'] as const;
export type BuildUse = (typeof BUILD_USES)[number];

export interface UsePlan {
  /** Fraction of the budget for each role; the fractions add up to 1. A role without a fraction is left out. */
  shares: Partial<Record<PartRole, number>>;
  /** Minimum memory in gigabytes. */
  memory: number;
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
    memory: 8,
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
    memory: 16,
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
    memory: 16,
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
    memory: 32,
  },
};

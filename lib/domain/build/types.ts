import type { FinancingOffer, ProductSnapshot } from '../product/types';

/** The roles of parts in the compatibility rules. */
export const PART_ROLES = [
  'cpu',
  'motherboard',
  'cooler',
  'ram',
  'storage',
  'gpu',
  'psu',
  'case',
] as const;
export type PartRole = (typeof PART_ROLES)[number];

/** How a drive is connected. */
export type DriveBus = 'm2' | 'm2-sata' | 'sata' | 'other';

/**
 * The data sheet of a part; unknown fields are missing. Lengths in millimetres, power in watts, memory in gigabytes.
 */
export interface PartFacts {
  role: PartRole;
  socket?: string;
  /** Sockets that a cooler can be mounted on. */
  sockets?: readonly string[];
  chipset?: string;
  /** Chipsets that the manufacturer of a processor lists. */
  chipsets?: readonly string[];
  architecture?: string;
  /** `DDR4`, `DDR5`. */
  memoryTypes?: readonly string[];
  memorySlots?: number;
  memoryMax?: number;
  modules?: number;
  capacity?: number;
  isLaptopMemory?: boolean;
  formFactor?: string;
  formFactors?: readonly string[];
  supplyFormFactors?: readonly string[];
  length?: number;
  maxCardLength?: number;
  height?: number;
  maxCoolerHeight?: number;
  isLiquid?: boolean;
  radiator?: number;
  radiators?: readonly number[];
  tdp?: number;
  wattage?: number;
  /** Power of the supply that the manufacturer of a video card recommends. */
  recommendedWattage?: number;
  hasGraphics?: boolean;
  hasCooler?: boolean;
  /** Connectors that a card needs or a supply has. A 6+2-pin connector counts as 8 pins. */
  pcie6?: number;
  pcie8?: number;
  pcie16?: number;
  m2Slots?: number;
  sataPorts?: number;
  bus?: DriveBus;
}

/** A group of parts, which is a step of the builder (spec 3, Assembly group). */
export interface BuildGroup {
  id: string;
  name: string;
  order: number;
  isAccessory: boolean;
  isRequired: boolean;
  isActive: boolean;
  categoryIds: readonly string[];
  /** The role of its parts in the compatibility rules; null for accessories. */
  role: PartRole | null;
}

/** The maximum number of pieces that a product allows in its group (spec 3, Assembly group config). */
export interface GroupLimit {
  id: string;
  productId: string;
  max: number;
  note: string;
}

/**
 * The product data of the builder: enough to show it, add up prices and check compatibility without another request.
 */
export interface BuildPart extends ProductSnapshot {
  offerMonths: readonly FinancingOffer[];
  /** The backend's performance level; '' when it has none. */
  performance: string;
  /** The group of the part; null when the backend does not send it. */
  groupId: string | null;
  configs: readonly GroupLimit[];
  /** Its role and technical data; null when no compatibility rule applies to it. */
  facts: PartFacts | null;
}

/** A selected product of a group, or a skipped group (spec 3, Builder selected entry). */
export interface BuildEntry {
  groupId: string;
  /** Null when the group was skipped; `qty` is 0 then. */
  part: BuildPart | null;
  qty: number;
  /** Id of its detail in the saved build; null when it is not saved. */
  detailId: string | null;
}

/** An entry that has a product. */
export interface ChosenEntry extends BuildEntry {
  part: BuildPart;
}

export const isChosenEntry = (entry: BuildEntry): entry is ChosenEntry =>
  entry.part !== null && entry.qty > 0;

/** The identity of a build; a new, unsaved build has no id (spec 3 and 4.5). */
export interface BuildInfo {
  id: string | null;
  name: string;
  slug: string;
  /** Whether the customer chose the name. */
  isSetName: boolean;
}

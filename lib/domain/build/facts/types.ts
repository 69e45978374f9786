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

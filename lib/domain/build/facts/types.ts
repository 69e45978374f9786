/** What a part is for the rules of compatibility. */
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
 * What the sheet of a part says, as it says it; what it does not say is not there. Lengths in millimetres, power in
 * watts, memory in gigabytes.
 */
export interface PartFacts {
  role: PartRole;
  socket?: string;
  /** Of a cooler: those that it can be mounted on. */
  sockets?: readonly string[];
  chipset?: string;
  /** Of a processor: those that its maker names. */
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
  /** The supply that the maker of a video card asks for. */
  recommendedWattage?: number;
  hasGraphics?: boolean;
  hasCooler?: boolean;
  /** Connectors that a card needs or a supply has: 6+2 pins count as 8. */
  pcie6?: number;
  pcie8?: number;
  pcie16?: number;
  m2Slots?: number;
  sataPorts?: number;
  bus?: DriveBus;
}

import * as z from 'zod/mini';

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

const text = z.optional(z.string());
const number = z.optional(z.number());
const flag = z.optional(z.boolean());
const texts = z.optional(z.readonly(z.array(z.string())));

/** Unknown fields are missing. Lengths in millimetres, power in watts, memory in gigabytes. */
export const partFactsSchema = z.object({
  role: z.enum(PART_ROLES),
  socket: text,
  sockets: texts,
  chipset: text,
  chipsets: texts,
  architecture: text,
  memoryTypes: texts,
  memorySlots: number,
  memoryMax: number,
  modules: number,
  capacity: number,
  isLaptopMemory: flag,
  formFactor: text,
  formFactors: texts,
  supplyFormFactors: texts,
  length: number,
  maxCardLength: number,
  height: number,
  maxCoolerHeight: number,
  isLiquid: flag,
  radiator: number,
  radiators: z.optional(z.readonly(z.array(z.number()))),
  tdp: number,
  wattage: number,
  /** Power of the supply that the manufacturer of a video card recommends. */
  recommendedWattage: number,
  hasGraphics: flag,
  hasCooler: flag,
  /** Connectors that a card needs or a supply has. A 6+2-pin connector counts as 8 pins. */
  pcie6: number,
  pcie8: number,
  pcie16: number,
  m2Slots: number,
  sataPorts: number,
  bus: z.optional(z.enum(['m2', 'm2-sata', 'sata', 'other'])),
});

export type PartFacts = z.infer<typeof partFactsSchema>;

import type { AttributeGroup } from '@/lib/domain/product/types';
import type { DriveBus, PartFacts, PartRole } from './types';
import {
  createSheetReader,
  dropUndefined,
  parseMeasurement,
  parseMemoryTypes,
  parseYesNo,
  type SheetReader,
  splitList,
} from './values';

/** `2 x 16 GB` → 2. */
const parseCount = (text: string | undefined) =>
  parseMeasurement(/^(\d+)\s*x\b/i.exec(text?.trim() ?? '')?.[1]);

const countConnectors = (text: string | undefined, pins: number) => {
  const counts = [...(text ?? '').matchAll(/(\d{1,4})\s*x\s*(\d{1,4})(?:\+\d{1,4})?\s*pin/gi)];
  const found = counts.filter(([, , size]) => Number(size) === pins);
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
};

/** A data sheet with one connector lists all of them. A data sheet without any may just have left them out. */
function readCardConnectors(sheet: SheetReader): Partial<PartFacts> {
  const text = sheet('cardConnectors');
  if (text) {
    if (parseYesNo(text) === false) return { pcie6: 0, pcie8: 0, pcie16: 0 };
    const [pcie6, pcie8, pcie16] = [6, 8, 16].map((pins) => countConnectors(text, pins));
    return pcie6 || pcie8 || pcie16 ? { pcie6, pcie8, pcie16 } : {};
  }
  const [six, eight] = [sheet('cardSixPin'), sheet('cardEightPin')];
  const newest = [sheet('cardHighPower'), sheet('cardNewest')].map(parseMeasurement);
  if (!six && !eight && newest.every((count) => count === undefined)) return {};
  const pcie16 = newest.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { pcie6: parseMeasurement(six) ?? 0, pcie8: parseMeasurement(eight) ?? 0, pcie16 };
}

function readDriveBus(sheet: SheetReader): DriveBus | undefined {
  const [form = '', link = ''] = [sheet('memoryForm'), sheet('link')];
  if (/M\.2/i.test(form)) return /SATA/i.test(link) ? 'm2-sata' : 'm2';
  if (/^(mSATA|PCIe)/i.test(form)) return 'other';
  if (/^SATA/i.test(link)) return 'sata';
  return link ? 'other' : undefined;
}

const READERS: Readonly<Record<PartRole, (sheet: SheetReader) => Omit<PartFacts, 'role'>>> = {
  cpu: (sheet) => ({
    socket: sheet('socket'),
    chipsets: splitList(sheet('chipsets')),
    architecture: sheet('architecture'),
    memoryTypes: parseMemoryTypes(sheet('supportedMemory')),
    tdp: parseMeasurement(sheet('tdp')),
    hasGraphics: parseYesNo(sheet('graphics')),
    hasCooler: parseYesNo(sheet('hasCooler')),
  }),
  motherboard: (sheet) => ({
    socket: sheet('socket'),
    chipset: sheet('chipset'),
    formFactor: sheet('formFactor'),
    memoryTypes: parseMemoryTypes(sheet('memoryType')),
    memorySlots: parseMeasurement(sheet('memorySlots')),
    memoryMax: parseMeasurement(sheet('memoryMax')),
    m2Slots: parseMeasurement(sheet('m2Slots')),
    sataPorts: parseMeasurement(sheet('sataPorts')),
  }),
  cooler: (sheet) => {
    const radiator = parseMeasurement(sheet('radiator'));
    return {
      sockets: splitList(sheet('sockets')),
      height: parseMeasurement(sheet('height')),
      radiator,
      isLiquid: radiator === undefined ? parseYesNo(sheet('liquid')) : true,
    };
  },
  ram: (sheet) => {
    const modules = sheet('modules');
    const form = sheet('memoryForm');
    return {
      memoryTypes: parseMemoryTypes(sheet('memoryType')),
      modules: parseCount(modules) ?? parseMeasurement(sheet('moduleCount')),
      capacity: parseMeasurement(sheet('capacity')),
      isLaptopMemory: form === undefined ? undefined : /SO-?DIMM/i.test(form),
    };
  },
  storage: (sheet) => ({ bus: readDriveBus(sheet) }),
  gpu: (sheet) => ({
    length: parseMeasurement(sheet('length')),
    tdp: parseMeasurement(sheet('cardPower')),
    recommendedWattage: parseMeasurement(sheet('recommendedWattage')),
    ...readCardConnectors(sheet),
  }),
  psu: (sheet) => ({
    wattage: parseMeasurement(sheet('wattage')),
    formFactor: sheet('formFactor'),
    pcie8: parseMeasurement(sheet('supplyEightPin')),
    pcie16: parseMeasurement(sheet('supplyHighPower')),
  }),
  case: (sheet) => ({
    formFactors: splitList(sheet('boards')),
    supplyFormFactors: splitList(sheet('supplies')),
    maxCardLength: parseMeasurement(sheet('maxCardLength')),
    maxCoolerHeight: parseMeasurement(sheet('maxCoolerHeight')),
    radiators: splitList(sheet('radiators'))?.flatMap((one) => parseMeasurement(one) ?? []),
  }),
};

/** Reads the data that the compatibility rules need from the data sheet of a part. */
export function readFacts(role: PartRole, groups: readonly AttributeGroup[]): PartFacts {
  return dropUndefined({ role, ...READERS[role](createSheetReader(groups)) });
}

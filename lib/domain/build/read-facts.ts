import { normalizeValue } from '@/lib/domain/product/compare';
import type { AttributeGroup } from '@/lib/domain/product/types';
import type { PartFacts, PartRole } from './part-facts';
import { SHEET_NAMES } from './vocabulary';

type SheetReader = (fact: keyof typeof SHEET_NAMES) => string | undefined;

function createSheetReader(groups: readonly AttributeGroup[]): SheetReader {
  const values = new Map<string, string>();
  for (const { name, value } of groups.flatMap(({ attributes }) => attributes)) {
    const key = normalizeValue(name);
    if (!values.has(key)) values.set(key, value);
  }
  return (fact) => SHEET_NAMES[fact].map((name) => values.get(normalizeValue(name))).find(Boolean);
}

/** `1,050 W` → 1050. A value of 0 is ignored, because many data sheets use it for "unknown". */
function parseMeasurement(text: string | undefined): number | undefined {
  const found = /\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0];
  const number = Number(found?.replace(/,/g, ''));
  return number > 0 ? number : undefined;
}

/** `A / B, C` → A, B and C; undefined when the list is empty. */
function splitList(text: string | undefined): readonly string[] | undefined {
  const parts = (text ?? '')
    .split(/[,/;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}

/** `DDR4-3200 / DDR5` → DDR4, DDR5. */
function parseMemoryTypes(text: string | undefined): readonly string[] | undefined {
  const found = [...new Set((text ?? '').toUpperCase().match(/DDR\d/g) ?? [])];
  return found.length > 0 ? found : undefined;
}

function parseYesNo(text: string | undefined): boolean | undefined {
  const key = normalizeValue(text ?? '');
  if (key === '') return undefined;
  return !/^(no|ninguno|sin|n\/a)\b/.test(key);
}

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

function readDriveBus(sheet: SheetReader): PartFacts['bus'] {
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
  cooler: (sheet) => ({
    sockets: splitList(sheet('sockets')),
    height: parseMeasurement(sheet('height')),
    radiator: parseMeasurement(sheet('radiator')),
    isLiquid: parseMeasurement(sheet('radiator')) ? true : parseYesNo(sheet('liquid')),
  }),
  ram: (sheet) => {
    const form = sheet('memoryForm');
    return {
      memoryTypes: parseMemoryTypes(sheet('memoryType')),
      modules: parseCount(sheet('modules')) ?? parseMeasurement(sheet('moduleCount')),
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

/** Reads the data that the compatibility rules need from the data sheet of a part. What it does not say is left out, to store little. */
export function readFacts(role: PartRole, groups: readonly AttributeGroup[]): PartFacts {
  const found = Object.entries(READERS[role](createSheetReader(groups)));
  return { role, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}

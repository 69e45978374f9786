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
  const counts = [...(text ?? '').matchAll(/(\d+)\s*x\s*(\d+)(?:\+\d+)?\s*pin/gi)];
  const found = counts.filter(([, , size]) => Number(size) === pins);
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
};

/** A data sheet with one connector lists all of them. A data sheet without any may just have left them out. */
function readCardConnectors(sheet: SheetReader): Partial<PartFacts> {
  const text = sheet('Conector de energía', 'Conectores de energía');
  if (text) {
    if (parseYesNo(text) === false) return { pcie6: 0, pcie8: 0, pcie16: 0 };
    const [pcie6, pcie8, pcie16] = [6, 8, 16].map((pins) => countConnectors(text, pins));
    return pcie6 || pcie8 || pcie16 ? { pcie6, pcie8, pcie16 } : {};
  }
  const [six, eight] = [sheet('Conectores de 6 pines'), sheet('Conectores de 8 pines')];
  const newest = [sheet('Conectores 12VHPWR'), sheet('Conectores 12V-2x6')].map(parseMeasurement);
  if (!six && !eight && newest.every((count) => count === undefined)) return {};
  const pcie16 = newest.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { pcie6: parseMeasurement(six) ?? 0, pcie8: parseMeasurement(eight) ?? 0, pcie16 };
}

function readDriveBus(sheet: SheetReader): DriveBus | undefined {
  const [form = '', link = ''] = [sheet('Formato', 'Factor de forma'), sheet('Interfaz')];
  if (/M\.2/i.test(form)) return /SATA/i.test(link) ? 'm2-sata' : 'm2';
  if (/^(mSATA|PCIe)/i.test(form)) return 'other';
  if (/^SATA/i.test(link)) return 'sata';
  return link ? 'other' : undefined;
}

const READERS: Readonly<Record<PartRole, (sheet: SheetReader) => Omit<PartFacts, 'role'>>> = {
  cpu: (sheet) => ({
    socket: sheet('Socket'),
    chipsets: splitList(sheet('Chipsets compatibles')),
    architecture: sheet('Microarquitectura'),
    memoryTypes: parseMemoryTypes(sheet('Memoria compatible', 'Tipo de memoria')),
    tdp: parseMeasurement(sheet('TDP')),
    hasGraphics: parseYesNo(sheet('Gráficos integrados')),
    hasCooler: parseYesNo(sheet('Incluye disipador')),
  }),
  motherboard: (sheet) => ({
    socket: sheet('Socket'),
    chipset: sheet('Chipset'),
    formFactor: sheet('Factor de forma'),
    memoryTypes: parseMemoryTypes(sheet('Tipo de memoria')),
    memorySlots: parseMeasurement(sheet('Ranuras', 'Ranuras de memoria')),
    memoryMax: parseMeasurement(sheet('Memoria máxima')),
    m2Slots: parseMeasurement(sheet('Ranuras M.2')),
    sataPorts: parseMeasurement(sheet('Puertos SATA')),
  }),
  cooler: (sheet) => {
    const radiator = parseMeasurement(sheet('Radiador'));
    return {
      sockets: splitList(sheet('Sockets compatibles', 'Socket')),
      height: parseMeasurement(sheet('Altura')),
      radiator,
      isLiquid: radiator === undefined ? parseYesNo(sheet('Enfriamiento líquido')) : true,
    };
  },
  ram: (sheet) => {
    const modules = sheet('Módulos');
    const form = sheet('Formato', 'Factor de forma');
    return {
      memoryTypes: parseMemoryTypes(sheet('Tipo de memoria')),
      modules: parseCount(modules) ?? parseMeasurement(sheet('Cantidad de módulos')),
      capacity: parseMeasurement(sheet('Capacidad total', 'Capacidad')),
      isLaptopMemory: form === undefined ? undefined : /SO-?DIMM/i.test(form),
    };
  },
  storage: (sheet) => ({ bus: readDriveBus(sheet) }),
  gpu: (sheet) => ({
    length: parseMeasurement(sheet('Largo')),
    tdp: parseMeasurement(sheet('Consumo (TDP)', 'TDP')),
    recommendedWattage: parseMeasurement(sheet('Fuente recomendada')),
    ...readCardConnectors(sheet),
  }),
  psu: (sheet) => ({
    wattage: parseMeasurement(sheet('Potencia')),
    formFactor: sheet('Factor de forma', 'Formato'),
    pcie8: parseMeasurement(sheet('PCIe 6+2 pines')),
    pcie16: parseMeasurement(sheet('PCIe 12VHPWR', 'PCIe 12V-2x6')),
  }),
  case: (sheet) => ({
    formFactors: splitList(sheet('Tarjetas madre compatibles')),
    supplyFormFactors: splitList(sheet('Fuentes compatibles')),
    maxCardLength: parseMeasurement(sheet('Largo máximo de GPU')),
    maxCoolerHeight: parseMeasurement(sheet('Altura máxima de disipador')),
    radiators: splitList(sheet('Radiadores compatibles'))?.flatMap(
      (one) => parseMeasurement(one) ?? [],
    ),
  }),
};

/** Reads the data that the compatibility rules need from the data sheet of a part. */
export function readFacts(role: PartRole, groups: readonly AttributeGroup[]): PartFacts {
  return dropUndefined({ role, ...READERS[role](createSheetReader(groups)) });
}

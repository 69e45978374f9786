import type { AttributeGroup } from '@/lib/domain/product/types';
import type { DriveBus, PartFacts, PartRole } from './types';
import { known, listed, measure, memoryTypesIn, type Sheet, said, sheetOf } from './values';

/** `2 x 16 GB` → 2. */
const timesIn = (text: string | undefined) =>
  measure(/^(\d+)\s*x\b/i.exec(text?.trim() ?? '')?.[1]);

const connectorsIn = (text: string | undefined, pins: number) => {
  const counts = [...(text ?? '').matchAll(/(\d+)\s*x\s*(\d+)(?:\+\d+)?\s*pin/gi)];
  const found = counts.filter(([, , size]) => Number(size) === pins);
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
};

/** A data sheet with one connector lists all of them. A data sheet without any may just have left them out. */
function cardConnectors(sheet: Sheet): Partial<PartFacts> {
  const text = sheet('Conector de energía', 'Conectores de energía');
  if (text) {
    if (said(text) === false) return { pcie6: 0, pcie8: 0, pcie16: 0 };
    const [pcie6, pcie8, pcie16] = [6, 8, 16].map((pins) => connectorsIn(text, pins));
    return pcie6 || pcie8 || pcie16 ? { pcie6, pcie8, pcie16 } : {};
  }
  const [six, eight] = [sheet('Conectores de 6 pines'), sheet('Conectores de 8 pines')];
  const newest = [sheet('Conectores 12VHPWR'), sheet('Conectores 12V-2x6')].map(measure);
  if (!six && !eight && newest.every((count) => count === undefined)) return {};
  const pcie16 = newest.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { pcie6: measure(six) ?? 0, pcie8: measure(eight) ?? 0, pcie16 };
}

function busOf(sheet: Sheet): DriveBus | undefined {
  const [form = '', link = ''] = [sheet('Formato', 'Factor de forma'), sheet('Interfaz')];
  if (/M\.2/i.test(form)) return /SATA/i.test(link) ? 'm2-sata' : 'm2';
  if (/^(mSATA|PCIe)/i.test(form)) return 'other';
  if (/^SATA/i.test(link)) return 'sata';
  return link ? 'other' : undefined;
}

const READERS: Readonly<Record<PartRole, (sheet: Sheet) => Omit<PartFacts, 'role'>>> = {
  cpu: (sheet) => ({
    socket: sheet('Socket'),
    chipsets: listed(sheet('Chipsets compatibles')),
    architecture: sheet('Microarquitectura'),
    memoryTypes: memoryTypesIn(sheet('Memoria compatible', 'Tipo de memoria')),
    tdp: measure(sheet('TDP')),
    hasGraphics: said(sheet('Gráficos integrados')),
    hasCooler: said(sheet('Incluye disipador')),
  }),
  motherboard: (sheet) => ({
    socket: sheet('Socket'),
    chipset: sheet('Chipset'),
    formFactor: sheet('Factor de forma'),
    memoryTypes: memoryTypesIn(sheet('Tipo de memoria')),
    memorySlots: measure(sheet('Ranuras', 'Ranuras de memoria')),
    memoryMax: measure(sheet('Memoria máxima')),
    m2Slots: measure(sheet('Ranuras M.2')),
    sataPorts: measure(sheet('Puertos SATA')),
  }),
  cooler: (sheet) => {
    const radiator = measure(sheet('Radiador'));
    return {
      sockets: listed(sheet('Sockets compatibles', 'Socket')),
      height: measure(sheet('Altura')),
      radiator,
      isLiquid: radiator === undefined ? said(sheet('Enfriamiento líquido')) : true,
    };
  },
  ram: (sheet) => {
    const modules = sheet('Módulos');
    const form = sheet('Formato', 'Factor de forma');
    return {
      memoryTypes: memoryTypesIn(sheet('Tipo de memoria')),
      modules: timesIn(modules) ?? measure(sheet('Cantidad de módulos')),
      capacity: measure(sheet('Capacidad total', 'Capacidad')),
      isLaptopMemory: form === undefined ? undefined : /SO-?DIMM/i.test(form),
    };
  },
  storage: (sheet) => ({ bus: busOf(sheet) }),
  gpu: (sheet) => ({
    length: measure(sheet('Largo')),
    tdp: measure(sheet('Consumo (TDP)', 'TDP')),
    recommendedWattage: measure(sheet('Fuente recomendada')),
    ...cardConnectors(sheet),
  }),
  psu: (sheet) => ({
    wattage: measure(sheet('Potencia')),
    formFactor: sheet('Factor de forma', 'Formato'),
    pcie8: measure(sheet('PCIe 6+2 pines')),
    pcie16: measure(sheet('PCIe 12VHPWR', 'PCIe 12V-2x6')),
  }),
  case: (sheet) => ({
    formFactors: listed(sheet('Tarjetas madre compatibles')),
    supplyFormFactors: listed(sheet('Fuentes compatibles')),
    maxCardLength: measure(sheet('Largo máximo de GPU')),
    maxCoolerHeight: measure(sheet('Altura máxima de disipador')),
    radiators: listed(sheet('Radiadores compatibles'))?.flatMap((one) => measure(one) ?? []),
  }),
};

/** Reads the data that the compatibility rules need from the data sheet of a part. */
export function readFacts(role: PartRole, groups: readonly AttributeGroup[]): PartFacts {
  return known({ role, ...READERS[role](sheetOf(groups)) });
}

import { normalizeValue } from '@/lib/domain/product/compare';
import type { PartRole } from './part-facts';

/** The role of the parts of a category, by its slug or name; null when no compatibility rule applies to them. */
export function getPartRole(...names: string[]): PartRole | null {
  for (const name of names) {
    const key = normalizeValue(name).replace(/[\s_]+/g, '-');
    const role = CATEGORY_WORDS.find(([pattern]) => pattern.test(key))?.[1];
    if (role) return role;
  }
  return null;
}

// How the backend's catalogue names what the rules need: the one place to adapt to another catalogue. Compared without accents and case.

/** The start of a category's slug or name, by the role of its parts; the first match counts. Spaces and underscores count as hyphens. */
export const CATEGORY_WORDS: readonly (readonly [RegExp, PartRole])[] = [
  [/^(disipador|enfriamiento|refrigeracion|(cpu-)?cooler|cooling)/, 'cooler'],
  [/^(procesador|cpu|microprocesador|processor)/, 'cpu'],
  [
    /^(tarjetas?-madre|tarjetas?-principal|placas?-(base|madre)|motherboard|mainboard)/,
    'motherboard',
  ],
  [/^(memorias?-(ram|ddr)|ram($|-)|ddr\d)/, 'ram'],
  [
    /^(ssd|unidades-(ssd|de-estado-solido)|discos?-(duro|solido|ssd)|almacenamiento(-interno)?($|-ssd)|hdd|nvme|storage|hard-drive)/,
    'storage',
  ],
  [/^(tarjetas?-(de-)?(video|graficas?)|gpu|graphics?-card|video-card)/, 'gpu'],
  [/^(fuentes?-(de-)?(poder|alimentacion)|psu|power-suppl)/, 'psu'],
  [/^(gabinetes?($|-para-pc|-pc)|chasis|(pc-|computer-)?case($|s$))/, 'case'],
];

export const SHEET_NAMES = {
  socket: ['Socket', 'Tipo de socket', 'Zócalo', 'CPU socket'],
  sockets: ['Sockets compatibles', 'Compatibilidad de socket', 'Socket', 'Supported sockets'],
  chipset: ['Chipset'],
  chipsets: ['Chipsets compatibles', 'Supported chipsets'],
  architecture: ['Microarquitectura', 'Arquitectura', 'Architecture'],
  supportedMemory: ['Memoria compatible', 'Tipo de memoria', 'Tipos de memoria', 'Memory type'],
  memoryType: ['Tipo de memoria', 'Tecnología de memoria', 'Memory type'],
  memorySlots: ['Ranuras', 'Ranuras de memoria', 'Slots de memoria', 'Memory slots'],
  memoryMax: ['Memoria máxima', 'Capacidad máxima de memoria', 'Max memory'],
  modules: ['Módulos', 'Kit'],
  moduleCount: ['Cantidad de módulos', 'Número de módulos'],
  capacity: ['Capacidad total', 'Capacidad', 'Capacity'],
  m2Slots: ['Ranuras M.2', 'Slots M.2', 'M.2 slots'],
  sataPorts: ['Puertos SATA', 'SATA ports'],
  formFactor: ['Factor de forma', 'Formato', 'Form factor'],
  memoryForm: ['Formato', 'Factor de forma', 'Form factor'],
  link: ['Interfaz', 'Interface'],
  tdp: ['TDP', 'Consumo (TDP)', 'Potencia de diseño térmico', 'Consumo'],
  cardPower: ['Consumo (TDP)', 'TDP', 'TGP', 'Consumo'],
  graphics: ['Gráficos integrados', 'Integrated graphics'],
  hasCooler: ['Incluye disipador', 'Cooler included'],
  height: ['Altura', 'Height'],
  length: ['Largo', 'Longitud', 'Length'],
  radiator: ['Radiador', 'Tamaño de radiador', 'Radiator size'],
  liquid: ['Enfriamiento líquido', 'Liquid cooling'],
  wattage: ['Potencia', 'Potencia total', 'Wattage'],
  recommendedWattage: ['Fuente recomendada', 'Recommended PSU'],
  cardConnectors: ['Conector de energía', 'Conectores de energía', 'Power connectors'],
  cardSixPin: ['Conectores de 6 pines'],
  cardEightPin: ['Conectores de 8 pines'],
  cardHighPower: ['Conectores 12VHPWR'],
  cardNewest: ['Conectores 12V-2x6'],
  supplyEightPin: ['PCIe 6+2 pines', 'Conectores PCIe 6+2'],
  supplyHighPower: ['PCIe 12VHPWR', 'PCIe 12V-2x6'],
  boards: ['Tarjetas madre compatibles', 'Factores de forma compatibles', 'Motherboard support'],
  supplies: ['Fuentes compatibles', 'PSU support'],
  maxCardLength: ['Largo máximo de GPU', 'Largo máximo de tarjeta de video', 'Max GPU length'],
  maxCoolerHeight: ['Altura máxima de disipador', 'Max cooler height'],
  radiators: ['Radiadores compatibles', 'Radiator support'],
} as const satisfies Record<string, readonly string[]>;

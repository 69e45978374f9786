import { hash } from '../../core/random';
import type { LineupRow } from './lineup';

type Facts = (
  variant: string,
  option: string,
  row: LineupRow,
) => Record<string, string | undefined>;

/** What fits where, as makers write it on their sheets; about one sheet in ten leaves a line out. */
const unlessForgotten = (seed: string, text: string) => (hash(seed) % 10 === 0 ? undefined : text);

const CHIPSETS: Readonly<Record<string, string>> = {
  LGA1200: 'H410, B460, H470, Z490, H510, B560, H570, Z590',
  LGA1700: 'H610, B660, H670, Z690, B760, H770, Z790',
  LGA1851: 'H810, B860, Z890',
  AM4: 'A320, B450, X470, A520, B550, X570',
  AM5: 'A620, B650, B650E, X670, X670E, B840, B850, X870, X870E',
  sTR5: 'TRX50, WRX90',
};

/** The chipsets of a socket that a processor runs on. */
export function chipsetsOf(socket: string, model: string): string | undefined {
  const all = CHIPSETS[socket];
  if (!all) return undefined;
  // The newest of AM4 were never promised for its oldest chipset; 11th-generation Intel not for B460 and H410.
  const dropped = /Ryzen \d 5\d{3}/.test(model)
    ? /^A320, /
    : /-11\d{3}/.test(model)
      ? /^H410, B460, /
      : /^$/;
  return unlessForgotten(`${socket} ${model} chipsets`, all.replace(dropped, ''));
}

/** Connectors of a power supply by its watts. */
function supplyFacts(variant: string, _option: string, row: LineupRow) {
  const watts = Number.parseInt(variant, 10);
  const isNew = /Gold|Platinum/.test(row.detail) && watts >= 750;
  const cards = watts < 500 ? 1 : watts < 650 ? 2 : watts < 850 ? 4 : 6;
  return {
    'Factor de forma': /SFX/.test(row.model) ? 'SFX' : 'ATX',
    'EPS de 8 pines': watts >= 750 ? '2' : '1',
    'PCIe 6+2 pines': unlessForgotten(`${row.model} pcie`, String(cards)),
    'PCIe 12VHPWR': isNew ? '1' : undefined,
    SATA: String(watts < 500 ? 4 : 8),
  };
}

const BOARDS_BY_FORM: readonly (readonly [RegExp, string, string])[] = [
  [/Torre Completa/, 'E-ATX, ATX, Micro ATX, Mini ITX', '120 mm, 240 mm, 280 mm, 360 mm, 420 mm'],
  [/Mini ITX/, 'Mini ITX', '240 mm, 280 mm'],
  [/Micro ATX/, 'Micro ATX, Mini ITX', '120 mm, 240 mm'],
  [/ATX/, 'ATX, Micro ATX, Mini ITX', '120 mm, 240 mm, 280 mm, 360 mm'],
];

/** What a case has room for, by its form. */
function caseFacts(_variant: string, _option: string, row: LineupRow) {
  const [, boards, radiators] = BOARDS_BY_FORM.find(([form]) => form.test(row.specs)) ?? [];
  const isSmall = boards === 'Mini ITX';
  return {
    'Tarjetas madre compatibles': boards,
    'Radiadores compatibles': radiators && unlessForgotten(`${row.model} radiator`, radiators),
    'Fuentes compatibles': unlessForgotten(`${row.model} supply`, isSmall ? 'SFX' : 'ATX, SFX'),
  };
}

/** Form and connection of an internal drive. */
function driveFacts(_variant: string, _option: string, row: LineupRow) {
  if (/M\.2/.test(row.detail)) return { Formato: 'M.2 2280' };
  const size = /(\d\.5)"/.exec(row.detail)?.[1] ?? '3.5';
  const isSsd = row.specs.includes('Interfaz');
  return {
    Formato: `${size}"`,
    ...(!isSsd && { Interfaz: unlessForgotten(`${row.model} link`, 'SATA III') }),
  };
}

/** `16GB 512GB SSD` → memory and drive; the graphics card stands in the variant. */
const computerFacts: Facts = (variant, option) => ({
  'Memoria RAM': /(\d+)GB/.exec(option)?.[0],
  Almacenamiento: /\S+ (?:SSD|HDD|eMMC)/.exec(option)?.[0],
  'Tarjeta de video': /(RTX|GTX|RX|Arc) \w+( Ti)?/.exec(variant)?.[0] ?? 'Integrada',
});

/** What follows from the variant and the option of an article. */
export const FACTS = {
  supply: supplyFacts,
  case: caseFacts,
  drive: driveFacts,
  computer: computerFacts,
  memory: (variant) => ({
    'Memoria RAM': /(\d+GB) \d+[GT]B/.exec(variant)?.[1],
    Almacenamiento: /\d+[GT]B$/.exec(variant)?.[0],
  }),
  devices: (variant) => ({ Dispositivos: /\d+/.exec(variant)?.[0] }),
} satisfies Record<string, Facts>;

import type { PartRole } from '@/lib/domain/build/part-facts';
import type { SpecGroups } from '../../../mock-api/catalogue/types';

/** A part read from its Spanish data sheet without the tested code. What is missing, 0 or empty is undefined. */
export function readPlainPart(role: PartRole, name: string, specs: SpecGroups) {
  const lines: Record<string, string> = Object.assign({}, ...Object.values(specs));
  const number = (...keys: string[]) =>
    keys.reduce(
      (sum, key) => sum + (Number.parseFloat(lines[key]?.replace(/,/g, '') ?? '') || 0),
      0,
    ) || undefined;
  const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);
  const list = (key: string) => some((lines[key] ?? '').split(/ ?[/,] ?/).filter(Boolean));
  const [format = '', link = ''] = [lines.Formato, lines.Interfaz];
  const sata = link.startsWith('SATA') && !/^(mSATA|PCIe)/.test(format) ? 'sata' : 'other';
  const m2 = link.includes('SATA') ? 'm2-sata' : 'm2';
  const watts: Partial<Record<PartRole, string>> = { psu: 'Potencia', gpu: 'Consumo (TDP)' };
  const isCase = role === 'case';
  return {
    role,
    name,
    sockets: (role === 'cooler' && list('Sockets compatibles')) || list('Socket'),
    memory: some(
      `${lines['Memoria compatible'] ?? ''} ${lines['Tipo de memoria'] ?? ''}`.match(/DDR\d/g) ??
        [],
    ),
    /** The form factor of a board or supply, or the form factors that a case accepts. */
    forms: isCase
      ? list('Tarjetas madre compatibles')
      : some([lines['Factor de forma'] ?? format].filter(Boolean)),
    supplies: list('Fuentes compatibles'),
    /** Sizes of the part, or the maximum sizes that a case accepts. */
    length: number(isCase ? 'Largo máximo de GPU' : 'Largo'),
    height: number(isCase ? 'Altura máxima de disipador' : 'Altura'),
    radiators: list(isCase ? 'Radiadores compatibles' : 'Radiador')?.map(Number.parseFloat),
    isLiquid: lines.Radiador !== undefined || lines['Enfriamiento líquido'] === 'Sí',
    watts: number(watts[role] ?? 'TDP'),
    modules: role === 'ram' ? number('Cantidad de módulos', 'Módulos') : number('Ranuras'),
    gigabytes: number(role === 'ram' ? 'Capacidad total' : 'Memoria máxima'),
    m2: number('Ranuras M.2'),
    sata: number('Puertos SATA'),
    drive: format.includes('M.2') ? m2 : sata,
    ...readConnectors(lines, number),
  };
}
export type PlainPart = ReturnType<typeof readPlainPart>;

/** The connectors that a supply has, or that a card needs: `2 x 8 pin` in one line, or a line for each kind. */
function readConnectors(
  lines: Record<string, string>,
  number: (...keys: string[]) => number | undefined,
) {
  const cable = lines['Conector de energía'];
  if (cable !== undefined) {
    const [, times = 0, size] = /^(\d) x (\d+) /.exec(cable) ?? [];
    return size === '16' ? { eights: 0, sixteens: +times } : { eights: +times, sixteens: 0 };
  }
  const eights = number('Conectores de 6 pines', 'Conectores de 8 pines');
  const sixteens = number('Conectores 12VHPWR', 'Conectores 12V-2x6');
  if (eights || sixteens) return { eights: eights ?? 0, sixteens: sixteens ?? 0 };
  return { eights: number('PCIe 6+2 pines'), sixteens: number('PCIe 12VHPWR') };
}

type State = 'compatible' | 'incompatible' | 'unknown';
type Expected = Partial<Record<string, State>>;

const same = (text: string) =>
  text
    .toLowerCase()
    .replace(/^\d+ x /, '')
    .replace(/[^a-z0-9+]/g, '')
    .replace(/^tr4$/, 'str4');
const yes = (is: boolean): State => (is ? 'compatible' : 'incompatible');
const inside = (one?: string[], many?: string[]): State =>
  one && many ? yes(one.some((a) => many.some((b) => same(a) === same(b)))) : 'unknown';
const within = (size?: number, room?: number): State =>
  size === undefined || room === undefined ? 'unknown' : yes(size <= room);

function power(gpu: PlainPart, psu: PlainPart): State {
  if (gpu.eights === undefined || gpu.sixteens === undefined) {
    return gpu.watts !== undefined && gpu.watts <= 75 ? 'compatible' : 'unknown';
  }
  if (gpu.eights > 0 && psu.eights === undefined) return 'unknown';
  if (gpu.eights > (psu.eights ?? 0)) return 'incompatible';
  return gpu.sixteens > (psu.sixteens ?? 0) ? 'unknown' : 'compatible';
}

function radiator({ radiators: [size] = [] }: PlainPart, { radiators }: PlainPart): State {
  return size && radiators ? yes(radiators.includes(size)) : 'unknown';
}

function drive(storage: PlainPart, board: PlainPart): Expected {
  if (storage.drive === 'm2') return { m2: within(1, board.m2) };
  if (storage.drive === 'm2-sata') return { m2: 'unknown' };
  if (storage.drive === 'sata') return { sata: within(1, board.sata) };
  return { driveBus: 'unknown' };
}

type Compare = (a: PlainPart, b: PlainPart) => Expected;
const coolerSocket: Compare = (a, b) => ({ coolerSocket: inside(b.sockets, a.sockets) });
const memoryType: Compare = (a, b) => ({ memoryType: inside(a.memory, b.memory) });

/** Every pair of roles that a rule compares, with the expected states by rule, computed only from the parts' fields. */
const PAIRS: readonly (readonly [PartRole, PartRole, Compare])[] = [
  ['cpu', 'motherboard', (a, b) => ({ socket: inside(a.sockets, b.sockets), ...memoryType(a, b) })],
  ['ram', 'cpu', memoryType],
  [
    'ram',
    'motherboard',
    (a, b) => ({
      ...memoryType(a, b),
      slots: within(a.modules, b.modules),
      capacity: within(a.gigabytes, b.gigabytes),
    }),
  ],
  ['cooler', 'cpu', coolerSocket],
  ['cooler', 'motherboard', coolerSocket],
  [
    'cooler',
    'case',
    (a, b) =>
      a.isLiquid ? { radiator: radiator(a, b) } : { coolerHeight: within(a.height, b.height) },
  ],
  ['motherboard', 'case', (a, b) => ({ formFactor: inside(a.forms, b.forms) })],
  ['psu', 'case', (a, b) => ({ supplyForm: inside(a.forms, b.supplies) })],
  ['gpu', 'case', (a, b) => ({ cardLength: within(a.length, b.length) })],
  ['gpu', 'psu', (a, b) => ({ connectors: power(a, b) })],
  ['storage', 'motherboard', drive],
];
export const RELATED = PAIRS.map(([left, right]) => [left, right] as const);

export const expectedOf: Compare = (a, b) =>
  PAIRS.find(([left, right]) => left === a.role && right === b.role)?.[2](a, b) ?? {};

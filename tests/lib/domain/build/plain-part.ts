import type { PartRole } from '@/lib/domain/build/part-facts';

/** A part read from its source without the tested code. Values that are missing, 0 or empty are undefined. */
export interface PlainPart {
  role: PartRole;
  name: string;
  sockets?: string[];
  memory?: string[];
  /** The form factor of a board or supply, or the form factors that a case accepts. */
  forms?: string[];
  supplies?: string[];
  /** Sizes of the part, or the maximum sizes that a case accepts. */
  length?: number;
  height?: number;
  radiators?: number[];
  isLiquid?: boolean;
  watts?: number;
  asked?: number;
  modules?: number;
  gigabytes?: number;
  m2?: number;
  sata?: number;
  drive?: 'm2' | 'm2-sata' | 'sata' | 'other';
  eights?: number;
  sixteens?: number;
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

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

/**
 * The expected state of two parts by rule, computed only from their fields. The roles are in the order of the names.
 */
export function expectedOf(a: PlainPart, b: PlainPart): Expected {
  switch (`${a.role}-${b.role}`) {
    case 'cpu-motherboard':
      return { socket: inside(a.sockets, b.sockets), memoryType: inside(a.memory, b.memory) };
    case 'ram-cpu':
      return { memoryType: inside(a.memory, b.memory) };
    case 'ram-motherboard':
      return {
        memoryType: inside(a.memory, b.memory),
        slots: within(a.modules, b.modules),
        capacity: within(a.gigabytes, b.gigabytes),
      };
    case 'cooler-cpu':
    case 'cooler-motherboard':
      return { coolerSocket: inside(b.sockets, a.sockets) };
    case 'cooler-case':
      return a.isLiquid
        ? {
            radiator:
              a.radiators && b.radiators
                ? yes(b.radiators.includes(a.radiators[0] ?? 0))
                : 'unknown',
          }
        : { coolerHeight: within(a.height, b.height) };
    case 'motherboard-case':
      return { formFactor: inside(a.forms, b.forms) };
    case 'psu-case':
      return { supplyForm: inside(a.forms, b.supplies) };
    case 'gpu-case':
      return { cardLength: within(a.length, b.length) };
    case 'gpu-psu':
      return { connectors: power(a, b) };
    case 'storage-motherboard':
      if (a.drive === 'm2') return { m2: within(1, b.m2) };
      if (a.drive === 'm2-sata') return { m2: 'unknown' };
      if (a.drive === 'sata') return { sata: within(1, b.sata) };
      return { driveBus: 'unknown' };
    default:
      return {};
  }
}

/** Every pair of roles that a rule compares. */
export const RELATED: readonly (readonly [PartRole, PartRole])[] = [
  ['cpu', 'motherboard'],
  ['ram', 'cpu'],
  ['ram', 'motherboard'],
  ['cooler', 'cpu'],
  ['cooler', 'motherboard'],
  ['cooler', 'case'],
  ['motherboard', 'case'],
  ['psu', 'case'],
  ['gpu', 'case'],
  ['gpu', 'psu'],
  ['storage', 'motherboard'],
];

import { normalizeValue } from '@/lib/domain/product/compare';
import {
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
  type PairRule,
} from './verdict';

/** A list of thousands of candidates compares the same few hundred spellings many times. */
const keyCache = new Map<string, string>();

function computeCodeKey(text: string): string {
  return normalizeValue(text)
    .replace(/^\d+ ?x /, '')
    .replace(/[^\p{L}\p{Nd}+]/gu, '')
    .toUpperCase();
}

/** Normalises a socket or form factor to its letters and digits: `LGA 1700` and `lga1700` become equal. */
export function normalizeCode(text: string): string {
  const known = keyCache.get(text);
  if (known !== undefined) return known;
  const key = computeCodeKey(text);
  keyCache.set(text, key);
  return key;
}

/** Normalises a socket. TR4 was the first name of sTR4. */
export const normalizeSocket = (text: string): string =>
  normalizeCode(text).replace(/^TR4$/, 'STR4');

/** Names of socket families that a cooler's list may contain. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  LGA115: ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'],
  LGA115X: ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'],
  LGA20XX: ['LGA2011', 'LGA20113', 'LGA2066'],
};

export const normalizeSockets = (texts: readonly string[]): string[] =>
  texts.map(normalizeSocket).flatMap((key) => FAMILIES[key] ?? [key]);

/** Sockets with the same mounting holes. A cooler for one may fit another, but the manufacturer has to confirm it. */
const MOUNTS: readonly (readonly string[])[] = [
  ['LGA1150', 'LGA1151', 'LGA1151V2', 'LGA1155', 'LGA1156', 'LGA1200'],
  ['LGA1700', 'LGA1851'],
  ['LGA2011', 'LGA20113', 'LGA20113NARROW', 'LGA2066'],
  ['AM4', 'AM5'],
  ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'],
  ['STR4', 'STRX4', 'STR5'],
];

export const sharesMount = (socket: string, others: readonly string[]): boolean =>
  MOUNTS.some((family) => family.includes(socket) && family.some((one) => others.includes(one)));

/** Board sockets that accept processors of an older socket, if the BIOS supports them. */
const TAKES_OLDER: Readonly<Record<string, string>> = {
  'FM2+': 'FM2',
  'AM3+': 'AM3',
  LGA20113NARROW: 'LGA20113',
};

const mayAcceptCpuSocket = (boardSocket: string, cpuSocket: string): boolean =>
  TAKES_OLDER[boardSocket] === cpuSocket;

interface Generation {
  architecture: RegExp;
  /** Chipset series that were made for it, as the hundreds digit of the chipset number. */
  made: readonly number[];
  /** Chipset series that need a BIOS update, which the board may not have. */
  updated: readonly number[];
}

/** The manufacturers' support tables, for sockets that have had several generations. */
const GENERATIONS: readonly Generation[] = [
  { architecture: /^coffee lake/i, made: [3], updated: [] },
  { architecture: /^kaby lake$/i, made: [2], updated: [1] },
  { architecture: /^skylake$/i, made: [1, 2], updated: [] },
  { architecture: /^comet lake/i, made: [4, 5], updated: [] },
  { architecture: /^rocket lake/i, made: [5], updated: [4] },
  { architecture: /^alder lake/i, made: [6, 7], updated: [] },
  { architecture: /^raptor lake/i, made: [7], updated: [6] },
  { architecture: /^arrow lake/i, made: [8], updated: [] },
  { architecture: /^zen 5/i, made: [8], updated: [6] },
  { architecture: /^zen 4/i, made: [6, 8], updated: [] },
  { architecture: /^zen 3/i, made: [5], updated: [3, 4] },
  { architecture: /^zen 2/i, made: [5], updated: [3, 4] },
];

type ChipsetSupport = 'made' | 'updated' | 'none' | 'unknown';

/** `Intel Z790` → 7. Workstation chipsets (C, W, TRX) are numbered differently, so they are not in the table. */
export function getChipsetSeries(chipset: string): number | null {
  const digits = /^(?:INTEL|AMD)?[ABHQXZ](\d)\d\d[A-Z]?$/.exec(normalizeCode(chipset))?.[1];
  return digits === undefined ? null : Number(digits);
}

export function getChipsetSupport(architecture: string, chipset: string): ChipsetSupport {
  const generation = GENERATIONS.find((one) => one.architecture.test(architecture));
  const series = getChipsetSeries(chipset);
  if (!generation || series === null) return 'unknown';
  if (generation.made.includes(series)) return 'made';
  return generation.updated.includes(series) ? 'updated' : 'none';
}

const partNames = (cpu: CheckedPart, board: CheckedPart) => ({ cpu: cpu.name, board: board.name });

function judgeSocket(cpu: CheckedPart, board: CheckedPart): Finding {
  const [a, b] = [cpu.facts.socket, board.facts.socket];
  if (!a || !b) return noDataFinding(!a && cpu, !b && board);
  const params = { ...partNames(cpu, board), cpuSocket: a, boardSocket: b };
  const [own, theirs] = [normalizeSocket(a), normalizeSocket(b)];
  if (own !== theirs && mayAcceptCpuSocket(theirs, own))
    return { state: 'unknown', outcome: 'older', params };
  return fitFinding(own === theirs, params);
}

/** `B650` and `AMD B650` are one chipset. */
const normalizeChipset = (text: string) => normalizeCode(text).replace(/^(INTEL|AMD)/, '');

/** The processor's list of chipsets decides. Without a list, its generation decides, which may need a newer BIOS. */
function judgeChipset(cpu: CheckedPart, board: CheckedPart): Finding {
  const { chipsets, architecture } = cpu.facts;
  const { chipset: onBoard } = board.facts;
  if (!onBoard) return noDataFinding(board);
  const params = { ...partNames(cpu, board), chipset: onBoard };
  if (chipsets) {
    const isListed = chipsets.some((one) => normalizeChipset(one) === normalizeChipset(onBoard));
    return fitFinding(isListed, { ...params, chipsets: chipsets.join(', ') });
  }
  if (!architecture) return noDataFinding(cpu);
  const support = getChipsetSupport(architecture, onBoard);
  const compared = { ...params, architecture };
  if (support === 'made') return { state: 'compatible', outcome: 'generation', params: compared };
  if (support === 'none')
    return { state: 'incompatible', outcome: 'wrongGeneration', params: compared };
  return {
    state: 'unknown',
    outcome: support === 'updated' ? 'bios' : 'unlisted',
    params: compared,
  };
}

function judgeMemoryType(a: CheckedPart, b: CheckedPart): Finding {
  const [left, right] = [a.facts.memoryTypes, b.facts.memoryTypes];
  if (!left || !right) return noDataFinding(!left && a, !right && b);
  return fitFinding(
    left.some((type) => right.includes(type)),
    { a: a.name, b: b.name, typesA: left.join(' / '), typesB: right.join(' / ') },
  );
}

/** Data sheets of boards do not give the module length. Only laptop memory (SO-DIMM) is doubtful in a desktop board. */
function judgeMemoryForm(ram: CheckedPart, board: CheckedPart): Finding | null {
  if (ram.facts.isLaptopMemory !== true) return null;
  return { state: 'unknown', outcome: 'noData', params: { ram: ram.name, board: board.name } };
}

function judgeCoolerSocket(cooler: CheckedPart, other: CheckedPart): Finding {
  const { sockets } = cooler.facts;
  const { socket: wanted } = other.facts;
  if (!sockets || !wanted) return noDataFinding(!sockets && cooler, !wanted && other);
  const params = {
    cooler: cooler.name,
    part: other.name,
    socket: wanted,
    sockets: sockets.join(', '),
  };
  return judgeCoolerList(sockets, wanted, params);
}

function judgeCoolerList(
  sockets: readonly string[],
  wanted: string,
  params: Record<string, string>,
): Finding {
  const [list, own] = [normalizeSockets(sockets), normalizeSocket(wanted)];
  if (list.includes(own)) return fitFinding(true, params);
  // The mounting holes are the same, but the manufacturer does not list the socket, so a bracket may be missing.
  return sharesMount(own, list)
    ? { state: 'unknown', outcome: 'sameMount', params }
    : fitFinding(false, params);
}

export const boardRules: readonly PairRule[] = [
  { rule: 'socket', between: ['cpu', 'motherboard'], judge: judgeSocket },
  { rule: 'chipset', between: ['cpu', 'motherboard'], judge: judgeChipset },
  { rule: 'memoryType', between: ['cpu', 'motherboard'], judge: judgeMemoryType },
  { rule: 'memoryType', between: ['ram', 'motherboard'], judge: judgeMemoryType },
  { rule: 'memoryType', between: ['ram', 'cpu'], judge: judgeMemoryType },
  { rule: 'memoryForm', between: ['ram', 'motherboard'], judge: judgeMemoryForm },
  { rule: 'coolerSocket', between: ['cooler', 'cpu'], judge: judgeCoolerSocket },
  { rule: 'coolerSocket', between: ['cooler', 'motherboard'], judge: judgeCoolerSocket },
];

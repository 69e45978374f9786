import { normalizeValue } from '@/lib/domain/product/compare';
import {
  type CheckedPart,
  compareFacts,
  type Finding,
  fitFinding,
  noDataFinding,
  type PairRule,
} from './verdict';

/** A list of thousands of candidates compares the same few hundred spellings many times. */
const keyCache = new Map<string, string>();

/** Normalises a socket or form factor to its letters and digits: `LGA 1700` and `lga1700` become equal. */
export function normalizeCode(text: string): string {
  const known = keyCache.get(text);
  if (known !== undefined) return known;
  const key = normalizeValue(text)
    .replace(/^\d+ ?x /, '')
    .replace(/[^\p{L}\p{Nd}+]/gu, '')
    .toUpperCase();
  keyCache.set(text, key);
  return key;
}

/** TR4 was the first name of sTR4. */
export const normalizeSocket = (text: string): string =>
  normalizeCode(text).replace(/^TR4$/, 'STR4');

const LGA115X = ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'];
/** Names of socket families that a cooler's list may contain. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  LGA115: LGA115X,
  LGA115X,
  LGA20XX: ['LGA2011', 'LGA20113', 'LGA2066'],
};

export const normalizeSockets = (texts: readonly string[]): string[] =>
  texts.map(normalizeSocket).flatMap((key) => FAMILIES[key] ?? [key]);

/** Sockets with the same mounting holes. A cooler for one may fit another, but the manufacturer has to confirm it. */
const MOUNTS: readonly (readonly string[])[] = [
  [...LGA115X, 'LGA1151V2', 'LGA1200'],
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

/** By architecture: the chipset series (hundreds digit) made for it, and those that need a BIOS update. Only for sockets with several generations. */
const GENERATIONS: readonly [RegExp, made: readonly number[], updated: readonly number[]][] = [
  [/^coffee lake/i, [3], []],
  [/^kaby lake$/i, [2], [1]],
  [/^skylake$/i, [1, 2], []],
  [/^comet lake/i, [4, 5], []],
  [/^rocket lake/i, [5], [4]],
  [/^alder lake/i, [6, 7], []],
  [/^raptor lake/i, [7], [6]],
  [/^arrow lake/i, [8], []],
  [/^zen 5/i, [8], [6]],
  [/^zen 4/i, [6, 8], []],
  [/^zen [23]/i, [5], [3, 4]],
];

/** `Intel Z790` is of series 7. Workstation chipsets (C, W, TRX) are numbered differently, so they have none. */
const SERIES = /^(?:INTEL|AMD)?[ABHQXZ](\d)\d\d[A-Z]?$/;

function judgeGeneration(
  architecture: string,
  chipset: string,
): Pick<Finding, 'state' | 'outcome'> {
  const [, made, updated] = GENERATIONS.find(([names]) => names.test(architecture)) ?? [];
  const series = SERIES.exec(normalizeCode(chipset))?.[1];
  if (!made || !updated || series === undefined) return { state: 'unknown', outcome: 'unlisted' };
  if (made.includes(Number(series))) return { state: 'compatible', outcome: 'generation' };
  return updated.includes(Number(series))
    ? { state: 'unknown', outcome: 'bios' }
    : { state: 'incompatible', outcome: 'wrongGeneration' };
}

const judgeSocket = (cpu: CheckedPart, board: CheckedPart) =>
  compareFacts([cpu, 'socket'], [board, 'socket'], (cpuSocket, boardSocket) => {
    const params = { cpu: cpu.name, board: board.name, cpuSocket, boardSocket };
    const [own, theirs] = [normalizeSocket(cpuSocket), normalizeSocket(boardSocket)];
    return TAKES_OLDER[theirs] === own
      ? { state: 'unknown', outcome: 'older', params }
      : fitFinding(own === theirs, params);
  });

/** `B650` and `AMD B650` are one chipset. */
const normalizeChipset = (text: string) => normalizeCode(text).replace(/^(INTEL|AMD)/, '');

/** The processor's list of chipsets decides. Without a list, its generation decides, which may need a newer BIOS. */
function judgeChipset(cpu: CheckedPart, board: CheckedPart): Finding {
  const { chipsets, architecture } = cpu.facts;
  const { chipset } = board.facts;
  if (!chipset) return noDataFinding(board);
  const params = { cpu: cpu.name, board: board.name, chipset };
  if (chipsets) {
    const isListed = chipsets.map(normalizeChipset).includes(normalizeChipset(chipset));
    return fitFinding(isListed, { ...params, chipsets: chipsets.join(', ') });
  }
  if (!architecture) return noDataFinding(cpu);
  return { ...judgeGeneration(architecture, chipset), params: { ...params, architecture } };
}

const judgeMemoryType = (a: CheckedPart, b: CheckedPart) =>
  compareFacts([a, 'memoryTypes'], [b, 'memoryTypes'], (left, right) =>
    fitFinding(
      left.some((type) => right.includes(type)),
      { a: a.name, b: b.name, typesA: left.join(' / '), typesB: right.join(' / ') },
    ),
  );

/** Data sheets of boards do not give the module length. Only laptop memory (SO-DIMM) is doubtful in a desktop board. */
const judgeMemoryForm = (ram: CheckedPart, board: CheckedPart): Finding | null =>
  ram.facts.isLaptopMemory
    ? { state: 'unknown', outcome: 'noData', params: { ram: ram.name, board: board.name } }
    : null;

const judgeCoolerSocket = (cooler: CheckedPart, other: CheckedPart) =>
  compareFacts([cooler, 'sockets'], [other, 'socket'], (sockets, socket) => {
    const params = { cooler: cooler.name, part: other.name, socket, sockets: sockets.join(', ') };
    const [list, own] = [normalizeSockets(sockets), normalizeSocket(socket)];
    // The mounting holes are the same, but the manufacturer does not list the socket, so a bracket may be missing.
    return !list.includes(own) && sharesMount(own, list)
      ? { state: 'unknown', outcome: 'sameMount', params }
      : fitFinding(list.includes(own), params);
  });

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

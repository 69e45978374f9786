import { normalizeValue } from '@/lib/domain/product/compare';

/**
 * Cache of normalised spellings. A list of thousands of candidates compares the same few hundred spellings many times.
 */
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

export const mayAcceptCpuSocket = (boardSocket: string, cpuSocket: string): boolean =>
  TAKES_OLDER[boardSocket] === cpuSocket;

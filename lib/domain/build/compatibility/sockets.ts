import { valueKey } from '@/lib/domain/product/compare';

/** The few hundred spellings that there are, by their key: a step of thousands compares them over and over. */
const keys = new Map<string, string>();

function makeKey(text: string): string {
  return valueKey(text)
    .replace(/^\d+ ?x /, '')
    .replace(/[^\p{L}\p{Nd}+]/gu, '')
    .toUpperCase();
}

/** Two spellings of a socket or of a form have these letters and digits in common: `LGA 1700` and `lga1700`. */
export function codeKey(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = makeKey(text);
  keys.set(text, key);
  return key;
}

/** TR4 is what makers first called sTR4. */
export const socketKey = (text: string): string => codeKey(text).replace(/^TR4$/, 'STR4');

/** A cooler's list may name a whole family. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  LGA115: ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'],
  LGA115X: ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'],
  LGA20XX: ['LGA2011', 'LGA20113', 'LGA2066'],
};

export const socketKeys = (texts: readonly string[]): string[] =>
  texts.map(socketKey).flatMap((key) => FAMILIES[key] ?? [key]);

/** Sockets that share their holes: a cooler for one may fit the other, which its maker has to say. */
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

/** Boards whose socket takes processors of an older one, if their BIOS knows them. */
const TAKES_OLDER: Readonly<Record<string, string>> = {
  'FM2+': 'FM2',
  'AM3+': 'AM3',
  LGA20113NARROW: 'LGA20113',
};

export const mayTake = (boardSocket: string, cpuSocket: string): boolean =>
  TAKES_OLDER[boardSocket] === cpuSocket;

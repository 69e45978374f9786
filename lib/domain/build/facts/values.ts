import { normalizeValue } from '@/lib/domain/product/compare';
import type { AttributeGroup } from '@/lib/domain/product/types';
import { SHEET_NAMES } from './vocabulary';

/** Finds a value in a data sheet by the names that it may have there, ignoring accents and case. */
export type SheetReader = (fact: keyof typeof SHEET_NAMES) => string | undefined;

export function createSheetReader(groups: readonly AttributeGroup[]): SheetReader {
  const values = new Map<string, string>();
  for (const { name, value } of groups.flatMap(({ attributes }) => attributes)) {
    const key = normalizeValue(name);
    if (!values.has(key)) values.set(key, value);
  }
  return (fact) => SHEET_NAMES[fact].map((name) => values.get(normalizeValue(name))).find(Boolean);
}

/** `1,050 W` → 1050. A value of 0 is ignored, because many data sheets use it for "unknown". */
export function parseMeasurement(text: string | undefined): number | undefined {
  const found = /\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0];
  const number = Number(found?.replace(/,/g, ''));
  return number > 0 ? number : undefined;
}

/** `A / B, C` → A, B and C; undefined when the list is empty. */
export function splitList(text: string | undefined): readonly string[] | undefined {
  const parts = (text ?? '')
    .split(/[,/;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}

/** `DDR4-3200 / DDR5` → DDR4, DDR5. */
export function parseMemoryTypes(text: string | undefined): readonly string[] | undefined {
  const found = [...new Set((text ?? '').toUpperCase().match(/DDR\d/g) ?? [])];
  return found.length > 0 ? found : undefined;
}

/** Reads yes or no as data sheets write it. */
export function parseYesNo(text: string | undefined): boolean | undefined {
  const key = normalizeValue(text ?? '');
  if (key === '') return undefined;
  return !/^(no|ninguno|sin|n\/a)\b/.test(key);
}

/** Removes undefined fields, so that a part stored on the device stays small. */
export function dropUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

import { valueKey } from '@/lib/domain/product/compare';
import type { AttributeGroup } from '@/lib/domain/product/types';

/** Finds the first value of a sheet under any of some names, whatever their accents and case. */
export type Sheet = (...names: string[]) => string | undefined;

export function sheetOf(groups: readonly AttributeGroup[]): Sheet {
  const values = new Map<string, string>();
  for (const { name, value } of groups.flatMap(({ attributes }) => attributes)) {
    const key = valueKey(name);
    if (!values.has(key)) values.set(key, value);
  }
  return (...names) => names.map((name) => values.get(valueKey(name))).find(Boolean);
}

/** `1,050 W` → 1050. Nothing measured is 0 or less: that means "unknown" on many sheets. */
export function measure(text: string | undefined): number | undefined {
  const found = /\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0];
  const number = Number(found?.replace(/,/g, ''));
  return number > 0 ? number : undefined;
}

/** `A / B, C` → its parts; undefined when there is none. */
export function listed(text: string | undefined): readonly string[] | undefined {
  const parts = (text ?? '')
    .split(/\s*[,/;|]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}

/** `DDR4-3200 / DDR5` → DDR4, DDR5. */
export function memoryTypesIn(text: string | undefined): readonly string[] | undefined {
  const found = [...new Set((text ?? '').toUpperCase().match(/DDR\d/g) ?? [])];
  return found.length > 0 ? found : undefined;
}

/** Yes and no as sheets write them. */
export function said(text: string | undefined): boolean | undefined {
  const key = valueKey(text ?? '');
  if (key === '') return undefined;
  return !/^(no|ninguno|sin|n\/a)\b/.test(key);
}

/** Leaves out what is not known, so that a part that is kept on the device stays small. */
export function known<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

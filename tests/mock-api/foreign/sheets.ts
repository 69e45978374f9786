import { z } from 'zod';
import type { SpecGroups } from '../catalogue/types';
import { readRows, word } from '../seed/load';
import { type Row, tidy } from './row';

/** Foreign category (`*` for all), group, and `Attribute=path unit` pairs. The values stay as the makers write them. */
const Group = z.strictObject({ foreign: word, group: word, attributes: word });

const GROUPS = readRows('foreign/sheets.csv', Group).map(({ foreign, group, attributes }) => ({
  foreign,
  group,
  lines: attributes.split('; ').map((text) => {
    const [label = '', source = ''] = text.split('=');
    const [path = '', ...unit] = source.split(' ');
    return { label, path, unit: unit.join(' ') };
  }),
}));

/** `{gen: '5.0', quantity: 1, lanes: 16}` → `1 x PCIe 5.0 x16`; other records are their values. */
function ofRecord(record: Record<string, unknown>): string {
  const { gen, quantity, lanes } = record;
  if (gen !== undefined && quantity !== undefined) return `${quantity} x PCIe ${gen} x${lanes}`;
  return Object.values(record)
    .map(words)
    .filter((text) => text !== '')
    .join(' ');
}

function words(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(words)
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'object' && value !== null) return ofRecord({ ...value });
  return typeof value === 'string' || typeof value === 'number' ? listed(String(value)) : '';
}

/** Some makers separate a list with a run of spaces. */
const listed = (text: string) => tidy(text.trim().replace(/\s{3,}/g, ', '));

/** Empty for what is absent, unknown (0) or none. */
function shown(value: unknown, unit: string): string {
  if (unit === '#') return Array.isArray(value) && value.length > 0 ? String(value.length) : '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value === 0 || value === 'None') return '';
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const text = isPlainList
    ? value
        .map(words)
        .filter((item) => item !== 'None')
        .join(', ')
    : words(value);
  return text === '' || unit === '' ? text : `${text} ${unit}`;
}

/** The technical sheet in Spanish; groups without a single value are left out. */
export function sheetsOf(row: Row): SpecGroups {
  const groups: SpecGroups = {};
  for (const { foreign, group, lines } of GROUPS) {
    if (foreign !== row.category && foreign !== '*') continue;
    const pairs = lines
      .map(({ label, path, unit }) => [label, shown(row.value(path), unit)] as const)
      .filter(([, text]) => text !== '');
    if (pairs.length > 0) groups[group] = Object.fromEntries(pairs);
  }
  return groups;
}

import { z } from 'zod';
import type { Kind } from '../catalogue/types';
import { number, parts, readRows, word } from '../seed/load';
import type { Row } from './row';

export interface Shelf {
  kind: Kind;
  /** Slug of a leaf category. */
  category: string;
  warrantyDays: number;
}

/** A foreign category and patterns on names (none: the rest), and what an article of it is here. */
const ROWS = readRows(
  'foreign/shelves.csv',
  z.strictObject({
    foreign: word,
    names: parts,
    kind: word,
    category: word,
    warrantyDays: number,
  }),
).map(({ names, kind, ...row }) => ({
  ...row,
  kind: kind as Kind,
  pattern: new RegExp(names.join('|'), 'i'),
}));

/** Kinds whose place depends on more than the name. */
function special(row: Row): Pick<Shelf, 'kind' | 'category' | 'warrantyDays'> | null {
  switch (row.category) {
    case 'CPUCooler':
      return row.flag('water_cooled') || row.number('radiator_size') > 0
        ? { kind: 'aio', category: 'enfriamiento-liquido', warrantyDays: 1825 }
        : { kind: 'cooler', category: 'disipadores', warrantyDays: 730 };
    case 'Storage': {
      const disk =
        /HDD|SSHD/.test(row.text('storage_type') || row.text('type')) || /RPM|HDD/.test(row.name);
      if (disk) return { kind: 'hdd', category: 'discos-duros', warrantyDays: 1095 };
      const m2 = /M\.2/.test(row.text('form_factor'));
      return { kind: m2 ? 'm2' : 'ssd', category: 'ssd', warrantyDays: 1825 };
    }
    case 'Monitor': {
      const gamer = row.number('refresh_rate') >= 120;
      return {
        kind: 'monitor',
        category: gamer ? 'monitores-gamer' : 'monitores',
        warrantyDays: 1095,
      };
    }
    default:
      return null;
  }
}

/** Where an article of a foreign category stands, or null when the category is not known. */
export function shelfOf(row: Row): Shelf | null {
  const own = special(row);
  if (own) return own;
  const found = ROWS.find(
    ({ foreign, pattern }) => foreign === row.category && pattern.test(row.name),
  );
  if (!found) return null;
  const { kind, category, warrantyDays } = found;
  return { kind, category, warrantyDays };
}

import { z } from 'zod';
import type { CategoryRow } from '../../catalogue/types';
import { readRows, text, word } from '../load';

const Category = z.strictObject({ parent: text, slug: word, name: word, icon: word });

/** The whole tree, two levels deep, in the order of the menu. */
export function categoryTree(): CategoryRow[] {
  const rows = readRows('content/categories.csv', Category);
  return rows.map(({ parent, slug, name, icon }, index) => ({
    id: String(index + 1),
    slug,
    name,
    icon,
    parent: parent || null,
    children: rows.filter((row) => row.parent === slug).map((row) => row.slug),
  }));
}

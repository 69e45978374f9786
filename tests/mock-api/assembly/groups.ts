import { z } from 'zod';
import type { Backend } from '../backend';
import type { Article, Kind } from '../catalogue/types';
import type { Json } from '../core/json-api';
import { readRows, word } from '../seed/load';
import { figure } from './rules';

const Group = z.strictObject({
  name: word,
  kind: z.enum(['required', 'optional', 'accessory', 'hidden']),
  categories: word,
});

/** The steps of the builder; the answer does not list them in order. */
export const GROUPS = readRows('content/assembly-groups.csv', Group).map(
  ({ name, kind, categories }, index) => ({
    id: String(index + 1),
    name,
    order: (index + 1) * 10,
    required: kind === 'required',
    accessory: kind === 'accessory' || kind === 'hidden',
    active: kind !== 'hidden',
    categories: categories.split(' '),
  }),
);
export type GroupRow = (typeof GROUPS)[number];

export const articlesOf = ({ catalogue }: Backend, group: GroupRow): Article[] =>
  group.categories
    .flatMap((slug) => catalogue.inCategory(slug))
    .sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id));

export const brandsOfParts = ({ catalogue }: Backend): Set<string> =>
  new Set(
    GROUPS.flatMap(({ categories }) => categories)
      .flatMap((slug) => catalogue.brandsOf(slug))
      .map(({ slug }) => slug),
  );

/** Pieces of a kind that one computer takes, where it is more than one. */
const MOST: Partial<Record<Kind, number>> = {
  m2: 3,
  ssd: 4,
  hdd: 4,
  fan: 8,
  monitor: 3,
  webcam: 2,
};

function mostOf(article: Article): number {
  if (article.kind !== 'ram') return MOST[article.kind] ?? 1;
  const modules = figure(article, 'Cantidad de módulos', 'Módulos') || 1;
  return Math.max(1, Math.floor(4 / modules));
}

/** What speaks of the others: a board and its memory, a card and its supply. */
const SPEAKS_OF: Readonly<Record<string, readonly string[]>> = {
  '1': ['2', '3', '4'],
  '2': ['1', '4', '5', '8'],
  '6': ['7', '8'],
};

/** How many of an article its step takes; only what takes more than one says so. */
export function groupConfigs(article: Article): Json[] {
  const max = mostOf(article);
  const note = `Hasta ${max} por computadora.`;
  return max === 1 ? [] : [{ id: `${article.id}1`, product_id: article.id, max, note }];
}

/** What the builder wants to know of an article; nothing for what no step takes. */
export function assemblyAttributes(article: Article): Record<string, Json> {
  const group = GROUPS.find(({ categories }) => categories.includes(article.category));
  if (!group) return {};
  return {
    assembly_group: group.id,
    assembly_group_configs: groupConfigs(article),
    related_assembly_groups: SPEAKS_OF[group.id] ?? [],
  };
}

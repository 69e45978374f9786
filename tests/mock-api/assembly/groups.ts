import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';

export interface GroupRow {
  id: string;
  name: string;
  order: number;
  accessory: boolean;
  required: boolean;
  active: boolean;
  /** Slugs of the categories whose articles can be chosen. */
  categories: readonly string[];
}

const ROWS: readonly [
  name: string,
  kind: 'required' | 'optional' | 'accessory' | 'hidden',
  categories: string,
][] = [
  ['Procesador', 'required', 'procesadores'],
  ['Tarjeta madre', 'required', 'tarjetas-madre'],
  ['Enfriamiento', 'optional', 'disipadores enfriamiento-liquido'],
  ['Memoria RAM', 'required', 'memorias-ram'],
  ['Almacenamiento', 'required', 'ssd discos-duros'],
  ['Tarjeta de video', 'optional', 'tarjetas-de-video'],
  ['Fuente de poder', 'required', 'fuentes-de-poder'],
  ['Gabinete', 'required', 'gabinetes'],
  ['Monitor', 'accessory', 'monitores monitores-gamer'],
  ['Teclado', 'accessory', 'teclados kits-de-teclado-y-mouse'],
  ['Mouse', 'accessory', 'mouse'],
  ['Audífonos', 'accessory', 'diademas-gamer audifonos'],
  ['Ventiladores', 'accessory', 'ventiladores'],
  ['Cámara web', 'accessory', 'webcams'],
  ['Tarjetas de expansión', 'hidden', 'tarjetas-de-expansion'],
];

/** The steps of the builder; the answer does not list them in order. */
export const GROUPS: readonly GroupRow[] = ROWS.map(([name, kind, categories], index) => ({
  id: String(index + 1),
  name,
  order: (index + 1) * 10,
  accessory: kind === 'accessory' || kind === 'hidden',
  required: kind === 'required',
  active: kind !== 'hidden',
  categories: categories.split(' '),
}));

export const groupOf = (article: Article): GroupRow | undefined =>
  GROUPS.find(({ categories }) => categories.includes(article.category));

/** Articles of a step, best sellers first. */
export const articlesOf = ({ catalogue }: Backend, group: GroupRow): Article[] =>
  group.categories
    .flatMap((slug) => catalogue.inCategory(slug))
    .sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id));

/** Brands of which something can be built in. */
export const brandsOfParts = ({ catalogue }: Backend): Set<string> =>
  new Set(
    GROUPS.flatMap(({ categories }) => categories)
      .flatMap((slug) => catalogue.brandsOf(slug))
      .map(({ slug }) => slug),
  );

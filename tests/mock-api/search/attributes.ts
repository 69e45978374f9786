import type { Article } from '../catalogue/types';
import { slugify } from '../core/text';
import type { FacetRow } from './facets';

export type AttributeRow = { slug: string; name: string; values: FacetRow[] };

type Fact = Record<'name' | 'value' | 'valueSlug', string>;

/** What shoppers ask for first, by leaf category. Other categories offer whatever divides their articles well. */
const ASKED_FIRST: Record<string, readonly string[]> = {
  procesadores: ['Socket', 'Núcleos', 'Gráficos integrados', 'Hilos', 'TDP'],
  'memorias-ram': ['Tipo de memoria', 'Capacidad total', 'Velocidad', 'Formato', 'Latencia'],
  'tarjetas-madre': ['Socket', 'Chipset', 'Factor de forma', 'Tipo de memoria', 'Wi-Fi'],
  'tarjetas-de-video': ['GPU', 'Capacidad', 'Tipo', 'Ventiladores', 'Largo'],
  monitores: ['Tamaño', 'Frecuencia', 'Panel', 'Resolución'],
  'monitores-gamer': ['Tamaño', 'Frecuencia', 'Panel', 'Resolución'],
};
const MOST_ATTRIBUTES = 6;
const MOST_VALUES = 24;
/** An attribute is offered when at least this share of the articles says it. */
const LEAST_SHARE = 0.5;

const sheets = new WeakMap<Article, Map<string, Fact>>();

function factsOf(article: Article): Map<string, Fact> {
  const known = sheets.get(article);
  if (known) return known;
  const facts = new Map<string, Fact>();
  for (const [name, value] of Object.values(article.specs()).flatMap(Object.entries)) {
    const text = String(value);
    const slug = slugify(name);
    if (text !== '' && !facts.has(slug)) {
      facts.set(slug, { name, value: text, valueSlug: slugify(text) });
    }
  }
  sheets.set(article, facts);
  return facts;
}

/** Decides which articles have the wanted values of attributes, and counts the values of a leaf category. */
export class AttributeCounter {
  private readonly wanted = new Map<string, Set<string>>();
  private readonly counts = new Map<string, { name: string; values: Map<string, FacetRow> }>();
  private articles = 0;

  /** @param leaf the only category of the request, when it has no subcategories */
  constructor(
    filters: readonly string[],
    private readonly leaf: string | null,
  ) {
    for (const filter of filters) {
      const cut = filter.indexOf('_');
      const values = this.wanted.get(filter.slice(0, cut)) ?? new Set();
      this.wanted.set(filter.slice(0, cut), values.add(filter.slice(cut + 1)));
    }
  }

  missing(article: Article): string[] {
    if (this.wanted.size === 0) return [];
    const facts = factsOf(article);
    return [...this.wanted]
      .filter(([slug, values]) => !values.has(facts.get(slug)?.valueSlug ?? ''))
      .map(([slug]) => slug);
  }

  /** Counts an article that fails no other filter. Like every facet, one is counted without its own choice. */
  add(article: Article, missing: readonly string[]): void {
    if (this.leaf === null) return;
    this.articles++;
    for (const [slug, { name, value, valueSlug }] of factsOf(article)) {
      if (missing.some((other) => other !== slug)) continue;
      const row = this.counts.get(slug) ?? { name, values: new Map() };
      this.counts.set(slug, row);
      const counted = row.values.get(valueSlug) ?? { slug: valueSlug, name: value, count: 0 };
      row.values.set(valueSlug, { ...counted, count: counted.count + 1 });
    }
  }

  rows(): AttributeRow[] {
    const first = ASKED_FIRST[this.leaf ?? '']?.map((name) => slugify(name));
    const all = [...this.counts].map(([slug, { name, values }]) => ({
      slug,
      name,
      values: [...values.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    }));
    const divides = ({ slug, values }: AttributeRow) =>
      this.wanted.has(slug) ||
      (values.length > 1 &&
        values.length <= MOST_VALUES &&
        values.reduce((sum, { count }) => sum + count, 0) >= this.articles * LEAST_SHARE);
    const offered = first
      ? first.flatMap((slug) => all.filter((row) => row.slug === slug))
      : all.filter(divides);
    return offered.slice(0, MOST_ATTRIBUTES).map((row) => this.withChosen(row));
  }

  /** What is chosen is listed even when nothing of it is left. */
  private withChosen(row: AttributeRow): AttributeRow {
    const chosen = [...(this.wanted.get(row.slug) ?? [])];
    const gone = chosen.filter((slug) => !row.values.some((value) => value.slug === slug));
    return {
      ...row,
      values: [...row.values, ...gone.map((slug) => ({ slug, name: slug, count: 0 }))],
    };
  }
}

import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { fold } from '../core/text';
import { readRows, word, yes } from '../seed/load';

const TERMS = readRows('search/terms.csv', z.strictObject({ term: word, most: yes }));
const ALL = TERMS.map(({ term }) => term);

/** 'Most searched this week'. */
export const MOST_SEARCHED: readonly string[] = TERMS.filter(({ most }) => most).map(
  ({ term }) => term,
);

/** Terms that begin like the text or hold it, then names of categories and brands that do. */
export function suggestedTerms(
  text: string,
  catalogue: Catalogue,
  articles: readonly Article[],
): string[] {
  const wanted = fold(text);
  const names = [...catalogue.categories.values()].map(({ name }) => name.toLowerCase());
  const pool = [...ALL, ...names];
  const found = [
    ...pool.filter((term) => fold(term).startsWith(wanted)),
    ...pool.filter((term) => fold(term).includes(wanted)),
    ...articles
      .slice(0, 3)
      .flatMap(({ brand }) => (brand ? `${text.toLowerCase()} ${brand.toLowerCase()}` : [])),
  ];
  return [...new Set(found)].slice(0, 6);
}

/** Searches near this one: terms that share a word, or the brands that it brought. */
export function relatedTerms(text: string, articles: readonly Article[]): string[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const near = ALL.filter(
    (term) => fold(term) !== fold(text) && words.some((word) => fold(term).includes(word)),
  );
  const brands = [...new Set(articles.slice(0, 40).flatMap(({ brand }) => brand ?? []))];
  const branded = brands
    .filter((brand) => !words.includes(fold(brand)))
    .map((brand) => `${text.trim()} ${brand}`);
  return [...new Set([...near, ...branded])].slice(0, 6);
}

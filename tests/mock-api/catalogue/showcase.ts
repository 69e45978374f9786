import type { Article } from './types';

/** Shown in a section: in stock and with a picture. */
export const presentable = ({ stock, hasImages }: Article) => stock.total > 0 && hasImages;

export const byPopularity = (a: Article, b: Article) => b.popularity - a.popularity;

/** The first `count` articles, no more than one of a category while there are others. */
export function variety(articles: readonly Article[], count: number): Article[] {
  const seen = new Set<string>();
  const first = articles.filter(({ category }) => !seen.has(category) && seen.add(category));
  const rest = articles.filter((article) => !first.includes(article));
  return [...first.slice(0, count), ...rest].slice(0, count);
}

import type { Article, Draft } from './types';

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

/** About `size` drafts spread evenly over every category; showcases are always among them. */
export function selectDrafts(drafts: readonly Draft[], size?: number): Draft[] {
  if (size === undefined || size >= drafts.length) return [...drafts];
  const groups = Map.groupBy(drafts, ({ category }) => category);
  const share = size / drafts.length;
  return [...groups.values()].flatMap((group) => {
    const wanted = Math.max(2, Math.round(group.length * share));
    const step = Math.max(1, group.length / wanted);
    const indices = new Set(Array.from({ length: wanted }, (_, i) => Math.floor(i * step)));
    return group.filter((draft, i) => indices.has(i) || draft.showcase);
  });
}

export const isDigital = ({ kind }: Pick<Article, 'kind'>): boolean => kind === 'software';

export const isDigitalOrder = (
  { byId }: { byId: ReadonlyMap<string, Article> },
  { items }: { items: readonly { productId: string }[] },
): boolean =>
  items.every(({ productId }) => {
    const article = byId.get(productId);
    return article !== undefined && isDigital(article);
  });

export const physicalLines = <Line extends { article: Pick<Article, 'kind'> }>(
  lines: readonly Line[],
): Line[] => lines.filter(({ article }) => !isDigital(article));

import type { Article } from '../catalogue/types';

/** Numbers of the pictures of an article: 2 to 4, or none at all. */
export function viewsOf(article: Article): number[] {
  if (!article.hasImages) return [];
  return [1, 2, 3, 4].slice(0, 2 + (article.seed % 3));
}

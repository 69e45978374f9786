import type { Article } from './types';

/** Whether an article is a licence, which no courier brings. */
export const isDigital = ({ kind }: Pick<Article, 'kind'>): boolean => kind === 'software';

/** The lines that are sent in a parcel. */
export const physicalLines = <Line extends { article: Pick<Article, 'kind'> }>(
  lines: readonly Line[],
): Line[] => lines.filter(({ article }) => !isDigital(article));

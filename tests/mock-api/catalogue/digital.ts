import type { Article } from './types';

/** Whether an article is a licence, which no courier brings. */
export const isDigital = ({ kind }: Pick<Article, 'kind'>): boolean => kind === 'software';

/** Whether everything of an order comes by e-mail. */
export const isDigitalOrder = (
  { byId }: { byId: ReadonlyMap<string, Article> },
  { items }: { items: readonly { productId: string }[] },
): boolean =>
  items.every(({ productId }) => {
    const article = byId.get(productId);
    return article !== undefined && isDigital(article);
  });

/** The lines that are sent in a parcel. */
export const physicalLines = <Line extends { article: Pick<Article, 'kind'> }>(
  lines: readonly Line[],
): Line[] => lines.filter(({ article }) => !isDigital(article));

import type { Article } from '../../catalogue/types';
import { stateByCode } from '../places/states';
import { STORES } from '../places/stores';

/** The states whose stores are near: around the capital those of both its states. */
export const nearStates = (code: string): readonly string[] =>
  ['CMX', 'MEX'].includes(code) ? ['CMX', 'MEX'] : [code];

/** A store near the place has it and sends it. */
export const isNearby = (article: Article, code: string): boolean =>
  STORES.some(
    ({ id, state }) => nearStates(code).includes(state) && (article.stock.stores[id] ?? 0) > 0,
  );

/** Working days until delivery in a state; null when sold out. */
export function deliveryDaysTo(article: Article, code: string): number | null {
  const { total, inStores } = article.stock;
  if (total === 0) return null;
  if (isNearby(article, code)) return 1;
  return stateByCode(code).days + (inStores > 0 ? 1 : 4);
}

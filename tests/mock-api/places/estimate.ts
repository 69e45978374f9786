import type { Article } from '../catalogue/types';
import { addDeliveryDays, mexicoToday } from '../core/clock';
import type { Json } from '../core/json-api';
import { Random } from '../core/random';
import { hasShippingPromotion } from '../seed/derive/promotions';
import { STORES, type StoreRow, stateByCode } from '../seed/places/stores';
import type { Place } from './zip-codes';

/** The states whose stores are near: around the capital those of both its states. */
const nearStates = (code: string): readonly string[] =>
  ['CMX', 'MEX'].includes(code) ? ['CMX', 'MEX'] : [code];

/** A store near the place has it and sends it. */
export const isNearby = (article: Article, code: string): boolean =>
  STORES.some(
    ({ id, state }) => nearStates(code).includes(state) && (article.stock.stores[id] ?? 0) > 0,
  );

/** What is sent for nothing travels by ground, from 3 to 5 working days, as the card and the terms say. */
export const FREE = { days: 3, more: 2 };

/** A store near the place sends it by the next day, for its price. */
export const isNextDay = (article: Article, code: string): boolean =>
  isNearby(article, code) && !hasShippingPromotion(article);

/** Working days until delivery in a state; null when sold out. */
export function deliveryDaysTo(article: Article, code: string): number | null {
  const { total, inStores } = article.stock;
  if (total === 0) return null;
  if (hasShippingPromotion(article)) return FREE.days;
  if (isNextDay(article, code)) return 1;
  return stateByCode(code).days + (inStores > 0 ? 1 : 4);
}

/** From somewhere in a place to a store, as the crow flies. */
export function kilometres(place: Place, store: StoreRow): number {
  const rad = Math.PI / 180;
  // A zip code stands somewhere in its state's main city.
  const random = new Random(`at ${place.zipCode}`);
  const latitude = place.state.latitude + (random.next() - 0.5) * 0.12;
  const longitude = place.state.longitude + (random.next() - 0.5) * 0.12;
  const x = (store.longitude - longitude) * rad * Math.cos(((store.latitude + latitude) / 2) * rad);
  const y = (store.latitude - latitude) * rad;
  return Math.round(Math.hypot(x, y) * 6371 * 10) / 10;
}

/** Stores of the same state (and, around the capital, of both its states) that have it, nearest first. */
function pickupStores(article: Article, place: Place) {
  const near = nearStates(place.state.code);
  return STORES.filter(({ state }) => near.includes(state))
    .map((store) => ({
      id: store.id,
      name: store.name,
      distance_km: kilometres(place, store),
      stock: article.stock.stores[store.id] ?? 0,
    }))
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => a.distance_km - b.distance_km);
}

/** What the usual courier promises: days by the distance of the state, longer from a provider, free above a purchase. */
export function estimateDelivery(article: Article, place: Place, now: Date): Record<string, Json> {
  const days = deliveryDaysTo(article, place.state.code) ?? 0;
  const today = mexicoToday(now);
  const far = stateByCode(place.state.code).days;
  const isFree = hasShippingPromotion(article);
  const more = isFree ? FREE.more : isNextDay(article, place.state.code) ? 0 : far > 3 ? 3 : 2;
  const heavy = /^(chair|desk|tv|desktop|printer|allinone|case)$/.test(article.kind) ? 150 : 0;
  return {
    zip_code: place.zipCode,
    days,
    from: addDeliveryDays(today, days),
    to: addDeliveryDays(today, days + more),
    cost: isFree ? 0 : 99 + far * 10 + heavy,
    courier: 'Estafeta',
    pickup_stores: pickupStores(article, place),
  };
}

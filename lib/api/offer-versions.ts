import type { ApiClient } from './client/client';
import { requireEntity } from './client/errors';
import type { JsonApiModel } from './client/json-api';
import { assumedEndpoints } from './endpoints/assumed';

/** Names on the wire of the fields that may change while a page is cached: prices, offers and stock. */
export const COMMERCE_FIELDS = [
  'price_with_tax',
  'current_price_with_tax',
  'mwi_one_price_with_tax',
  'mwi_one_disc_percent',
  'mwi_wallet_percent',
  'mwi_wallet_amount_with_tax',
  'wallet_promotion_amount',
  'price_valid_until_utc',
  'offer_months',
  'coupon',
  'is_web_purchasable',
  'stock_stores',
  'stock_providers',
  'has_last_stock',
  'is_digital',
] as const;

/**
 * A hash of a product's prices, offers and stock (32-bit FNV-1a of the raw values). A page compares it to check whether
 * it is still up to date, without loading the code that parses these fields.
 */
export function toOfferVersion(model: JsonApiModel): string {
  const text = JSON.stringify(COMMERCE_FIELDS.map((name) => model[name] ?? null));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The current offer versions of products, by id. Unknown products are left out. */
export async function readOfferVersions(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const { data } = await client.request(assumedEndpoints.products, {
    query: { 'filter[id]': ids.join(','), 'fields[products]': COMMERCE_FIELDS.join(',') },
    signal,
  });
  // Every page with offers sends this call after the first interaction, so that it does without the readers of entities.
  const models = [requireEntity(data)].flat();
  return new Map(models.map((model) => [model.id, toOfferVersion(model)]));
}

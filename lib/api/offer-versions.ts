import type { ApiClient } from './client/client';
import { requireEntity } from './client/errors';
import type { JsonApiModel } from './client/json-api';
import { assumedEndpoints } from './endpoints/assumed';

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

/** FNV-1a (32 bits) of the raw values: a page compares it to see whether it is up to date, without the code that parses these fields. */
export function toOfferVersion(model: JsonApiModel): string {
  const text = JSON.stringify(COMMERCE_FIELDS.map((name) => model[name] ?? null));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Every page with offers asks this after the first interaction, so it does without the readers of entities. */
export async function readChangedOffers(
  client: ApiClient,
  shown: readonly { id: string; offerVersion: string }[],
  signal?: AbortSignal,
): Promise<JsonApiModel[]> {
  const versions = new Map(shown.map(({ id, offerVersion }) => [id, offerVersion]));
  const { data } = await client.request(assumedEndpoints.products, {
    query: {
      'filter[id]': [...versions.keys()].join(','),
      'fields[products]': COMMERCE_FIELDS.join(','),
    },
    signal,
  });
  return [requireEntity(data)]
    .flat()
    .filter((model) => versions.has(model.id) && versions.get(model.id) !== toOfferVersion(model));
}

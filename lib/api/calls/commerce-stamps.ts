import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { requireEntity } from '../require-entity';
import { COMMERCE_FIELDS, toCommerceStamp } from '../resources/commerce-stamp';
import { models } from '../resources/wire';

/** The current commerce stamps of products, by id. Unknown products are left out. */
export async function readCommerceStamps(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const { data } = await client.request(assumedEndpoints.products, {
    query: { 'filter[id]': ids.join(','), 'fields[products]': COMMERCE_FIELDS.join(',') },
    signal,
  });
  return new Map(models(requireEntity(data)).map((model) => [model.id, toCommerceStamp(model)]));
}

import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { requireEntity } from '../require-entity';
import { COMMERCE_FIELDS, toOfferVersion } from '../resources/offer-version';

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
  // Every page sends this call at once, so that it does without the readers of entities.
  const models = [requireEntity(data)].flat();
  return new Map(models.map((model) => [model.id, toOfferVersion(model)]));
}

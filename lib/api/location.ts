import { isZipCode } from '@/lib/domain/typed-text';
import type { ApiClient } from './client/client';
import { createFind } from './client/create-read';
import { requireEntity } from './client/errors';
import { isRecord } from './client/json';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const readZipCodeFields = snakeToCamel({
  zip_code: wire.zipCode,
  state: wire.text,
  municipality: wire.text,
  city: wire.text,
  neighborhoods: wire.textList,
});

export type ZipCodePlace = NonNullable<ReturnType<typeof toZipCodePlace>>;

export function toZipCodePlace(model: JsonApiModel) {
  const place = readZipCodeFields(model);
  const code = place.zipCode || wire.zipCode.parse(model.id);
  return code && place.state ? { ...place, zipCode: code } : null;
}

const pickupStores = wire.listOf(
  snakeToCamel({
    id: wire.text,
    store_id: wire.text,
    name: wire.text,
    distance_km: wire.optionalNumber,
    stock: wire.count,
  }),
  ({ storeId, ...store }) => {
    const id = store.id || storeId;
    return id && store.name ? { ...store, id } : null;
  },
);

const byDistance = (a: { distanceKm: number | null }, b: { distanceKm: number | null }) =>
  (a.distanceKm ?? Number.MAX_VALUE) - (b.distanceKm ?? Number.MAX_VALUE);

export const readDeliveryEstimateFields = snakeToCamel({
  zip_code: wire.zipCode,
  days: wire.optionalNumber,
  from: wire.dateTime,
  to: wire.dateTime,
  cost: wire.optionalNumber,
  courier: wire.text,
  pickup_stores: pickupStores,
});

/** Its days are ISO dates. A store is one where the product can be picked up today. */
export type DeliveryEstimate = NonNullable<ReturnType<typeof toDeliveryEstimate>>;

/** The delivery estimate in `meta`. Null without a number of days or a date. */
export function toDeliveryEstimate(meta: Record<string, unknown>) {
  const estimate = readDeliveryEstimateFields(meta);
  const { days, from, to } = estimate;
  if (!from && (days === null || days < 0)) return null;
  const cost = estimate.cost === null ? null : Math.max(0, estimate.cost);
  const pickupStores = [...estimate.pickupStores].sort(byDistance);
  return { ...estimate, days, from, to: to ?? from, cost, pickupStores };
}

function toDeliveryEstimates({
  estimates,
}: Record<string, unknown>): Map<string, DeliveryEstimate> {
  const entries = isRecord(estimates) ? Object.entries(estimates) : [];
  return new Map(
    entries.flatMap(([id, value]) => {
      const estimate = isRecord(value) ? toDeliveryEstimate(value) : null;
      return estimate ? [[id, estimate]] : [];
    }),
  );
}

function readFirstPlace(document: JsonApiDocument): ZipCodePlace | null {
  const model = wire.firstModel(document);
  return model && requireEntity(toZipCodePlace(model));
}

export const readZipCode = createFind(
  assumedEndpoints.zipCode,
  (zipCode: string) => ({ params: { zipCode } }),
  readFirstPlace,
);

/** Decimals of a degree that are sent: some 100 metres, enough for a zip code and no more. */
const POSITION_DECIMALS = 3;

export const readNearestPlace = createFind(
  assumedEndpoints.zipCodesNearby,
  ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    query: {
      latitude: latitude.toFixed(POSITION_DECIMALS),
      longitude: longitude.toFixed(POSITION_DECIMALS),
    },
  }),
  readFirstPlace,
);

export const readDeliveryEstimate = createFind(
  assumedEndpoints.deliveryEstimate,
  ({ productId, zipCode }: { productId: string; zipCode: string }) => ({
    params: { id: productId },
    query: { zip_code: zipCode },
  }),
  ({ meta }) => toDeliveryEstimate(meta),
);

/** The delivery estimates of at most 50 products for a zip code, by product id. Empty when the backend cannot say them. */
export async function readDeliveryEstimates(
  client: ApiClient,
  { productIds, zipCode }: { productIds: readonly string[]; zipCode: string },
  signal?: AbortSignal,
): Promise<Map<string, DeliveryEstimate>> {
  const document = await client.requestOrNull(assumedEndpoints.deliveryEstimates, {
    query: { 'filter[id]': productIds.join(','), zip_code: zipCode },
    signal,
  });
  return toDeliveryEstimates(document?.meta ?? {});
}

export const zipCodePlaceQuery = (code: string) =>
  readQuery(['zip-code', code], readZipCode, code, {
    enabled: isZipCode(code),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const deliveryEstimateQuery = (productId: string, code: string) =>
  readQuery(
    ['delivery-estimate', productId, code],
    readDeliveryEstimate,
    { productId, zipCode: code },
    { enabled: isZipCode(code) },
  );

export const MAX_ESTIMATED = 50;

export const deliveryEstimatesQuery = (productIds: readonly string[], zipCode: string) =>
  readQuery(
    ['delivery-estimates', zipCode, productIds],
    readDeliveryEstimates,
    { productIds, zipCode },
    { staleTime: 300_000 },
  );

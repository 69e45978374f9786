import type { DeliveryEstimate, ZipCodePlace } from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { requireEntity } from '../require-entity';
import { toDeliveryEstimate, toDeliveryEstimates } from '../resources/delivery-estimate';
import { firstModel } from '../resources/wire';
import { toZipCodePlace } from '../resources/zip-code';

/** The place of a zip code. Null for a zip code that does not exist. */
export async function readZipCode(
  client: ApiClient,
  zipCode: string,
  signal?: AbortSignal,
): Promise<ZipCodePlace | null> {
  const document = await client.requestOrNull(assumedEndpoints.zipCode, {
    params: { zipCode },
    signal,
  });
  const model = document && firstModel(document);
  return model && requireEntity(toZipCodePlace(model));
}

/** Decimals of a degree that are sent: some 100 metres, enough for a zip code and no more. */
const POSITION_DECIMALS = 3;

/** The place nearest to a position in degrees. Null when there is none, or when the backend cannot tell. @throws ApiError */
export async function readNearestPlace(
  client: ApiClient,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<ZipCodePlace | null> {
  const document = await client.requestOrNull(assumedEndpoints.zipCodesNearby, {
    query: {
      latitude: latitude.toFixed(POSITION_DECIMALS),
      longitude: longitude.toFixed(POSITION_DECIMALS),
    },
  });
  const model = document && firstModel(document);
  return model && requireEntity(toZipCodePlace(model));
}

/** The delivery estimate of a product for a zip code. Null for a zip code that does not exist. */
export async function readDeliveryEstimate(
  client: ApiClient,
  { productId, zipCode }: { productId: string; zipCode: string },
  signal?: AbortSignal,
): Promise<DeliveryEstimate | null> {
  const document = await client.requestOrNull(assumedEndpoints.deliveryEstimate, {
    params: { id: productId },
    query: { zip_code: zipCode },
    signal,
  });
  return document && toDeliveryEstimate(document.meta);
}

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

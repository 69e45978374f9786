import type { DeliveryEstimate, ZipCodePlace } from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { toDeliveryEstimate } from '../resources/delivery-estimate';
import { models } from '../resources/wire';
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
  const [model] = models(document?.data);
  return model ? toZipCodePlace(model) : null;
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

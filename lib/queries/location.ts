import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readDeliveryEstimate, readDeliveryEstimates, readZipCode } from '@/lib/api/calls/location';
import { isZipCode } from '@/lib/domain/zip-code';

/** The place of a zip code. Null for one that does not exist. Enabled when the code has five digits. */
export const zipCodePlaceQuery = (code: string) =>
  queryOptions({
    queryKey: ['zip-code', code],
    queryFn: ({ signal }) => readZipCode(browserClient, code, signal),
    enabled: isZipCode(code),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The delivery estimate of a product for a zip code. Null for a zip code that does not exist. */
export const deliveryEstimateQuery = (productId: string, code: string) =>
  queryOptions({
    queryKey: ['delivery-estimate', productId, code],
    queryFn: ({ signal }) =>
      readDeliveryEstimate(browserClient, { productId, zipCode: code }, signal),
    enabled: isZipCode(code),
  });

/** The most products of one call. */
export const MAX_ESTIMATED = 50;

/** The delivery estimates of the products of a list for a zip code, by product id. */
export const deliveryEstimatesQuery = (productIds: readonly string[], zipCode: string) =>
  queryOptions({
    queryKey: ['delivery-estimates', zipCode, productIds],
    queryFn: ({ signal }) => readDeliveryEstimates(browserClient, { productIds, zipCode }, signal),
    staleTime: 300_000,
  });

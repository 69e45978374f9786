import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import type { JsonApiDocument } from '@/lib/api/json-api';
import { serialise } from '@/lib/api/json-api';
import { type CartBuildDetail, toCartBuildDetail } from '@/lib/api/resources/cart-build';
import { toPartReferences } from '@/lib/domain/build/cart-references';
import type { BuildEntry } from '@/lib/domain/build/types';
import { CUSTOMER_SCOPE } from './query-client';

function requireCartBuild(document: JsonApiDocument): CartBuildDetail {
  const assembly = toCartBuildDetail(document);
  if (!assembly) throw new ApiError({ kind: 'parse', status: 200 });
  return assembly;
}

const toProductFields = (entries: readonly BuildEntry[]) =>
  toPartReferences(entries).map(({ productId, qty, assemblyGroupId }) => ({
    product_id: productId,
    qty,
    assembly_group_id: assemblyGroupId,
  }));

/** A build in the customer's cart. Null when it is no longer there. */
export const cartBuildQuery = (customerId: string, assemblyId: string) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'cart', 'assembly', assemblyId],
    queryFn: async ({ signal }) => {
      const document = await browserClient.requestOrNull(specEndpoints.cartAssembly, {
        params: { assemblyId },
        signal,
      });
      return document && toCartBuildDetail(document);
    },
    staleTime: 0,
  });

/** Adds a build to the customer's cart. @throws ApiError, 422 when the stock is too low */
export async function addBuildToCart(
  entries: readonly BuildEntry[],
  options: { configId: string | null; requiresAssembly: boolean },
): Promise<CartBuildDetail> {
  const body = {
    products: toProductFields(entries),
    assembly_config_id: options.configId,
    requires_assembly: options.requiresAssembly,
  };
  return requireCartBuild(await browserClient.request(specEndpoints.cartAssemblyAdd, { body }));
}

/** Replaces the parts and the quantity of a build in the cart. @throws ApiError */
export async function replaceBuildInCart(
  id: string,
  entries: readonly BuildEntry[],
  qty: number,
): Promise<CartBuildDetail> {
  const body = serialise({
    type: 'assemblies',
    id,
    attributes: { qty, products: toProductFields(entries) },
  });
  return requireCartBuild(await browserClient.request(specEndpoints.cartAssemblyUpdate, { body }));
}

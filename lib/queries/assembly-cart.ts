import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import type { JsonApiDocument } from '@/lib/api/json-api';
import { serialise } from '@/lib/api/json-api';
import { type AssemblyInCart, toAssemblyInCart } from '@/lib/api/resources/assembly-cart';
import { toCartProducts } from '@/lib/domain/build/references';
import type { AssemblyEntry } from '@/lib/domain/build/types';
import { PERSONAL } from './query-client';

function required(document: JsonApiDocument): AssemblyInCart {
  const assembly = toAssemblyInCart(document);
  if (!assembly) throw new ApiError({ kind: 'parse', status: 200 });
  return assembly;
}

const productsOf = (entries: readonly AssemblyEntry[]) =>
  toCartProducts(entries).map(({ productId, qty, assemblyGroupId }) => ({
    product_id: productId,
    qty,
    assembly_group_id: assemblyGroupId,
  }));

/** A build in the customer's cart. Null when it is no longer there. */
export const assemblyInCart = (customerId: string, assemblyId: string) =>
  queryOptions({
    queryKey: [PERSONAL, customerId, 'cart', 'assembly', assemblyId],
    queryFn: async ({ signal }) => {
      const document = await browserClient.requestOrNull(specEndpoints.cartAssembly, {
        params: { assemblyId },
        signal,
      });
      return document && toAssemblyInCart(document);
    },
    staleTime: 0,
  });

/** Adds a build to the customer's cart. @throws ApiError, 422 when the stock is too low */
export async function putAssemblyInCart(
  entries: readonly AssemblyEntry[],
  options: { configId: string | null; requiresAssembly: boolean },
): Promise<AssemblyInCart> {
  const body = {
    products: productsOf(entries),
    assembly_config_id: options.configId,
    requires_assembly: options.requiresAssembly,
  };
  return required(await browserClient.request(specEndpoints.cartAssemblyAdd, { body }));
}

/** Replaces the parts and the quantity of a build in the cart. @throws ApiError */
export async function replaceAssemblyInCart(
  id: string,
  entries: readonly AssemblyEntry[],
  qty: number,
): Promise<AssemblyInCart> {
  const body = serialise({
    type: 'assemblies',
    id,
    attributes: { qty, products: productsOf(entries) },
  });
  return required(await browserClient.request(specEndpoints.cartAssemblyUpdate, { body }));
}

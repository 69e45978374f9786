import { toPartReferences } from '@/lib/domain/build/cart-references';
import type { BuildEntry } from '@/lib/domain/build/types';
import type { ApiClient } from '../client';
import { createFind } from '../create-read';
import { specEndpoints } from '../endpoints/spec';
import { requireEntity } from '../require-entity';
import { toCartBuildDetail } from '../resources/cart-build';
import { serialise } from '../serialise';

const toProductFields = (entries: readonly BuildEntry[]) =>
  toPartReferences(entries).map(({ productId, qty, assemblyGroupId }) => ({
    product_id: productId,
    qty,
    assembly_group_id: assemblyGroupId,
  }));

/** A build in the customer's cart. Null when it is no longer there. @throws ApiError */
export const readCartBuild = createFind(
  specEndpoints.cartAssembly,
  (assemblyId: string) => ({ params: { assemblyId } }),
  (document) => requireEntity(toCartBuildDetail(document)),
);

interface BuildToAdd {
  entries: readonly BuildEntry[];
  configId: string | null;
  requiresAssembly: boolean;
}

/**
 * Adds a build to the customer's cart.
 * @returns its id there, or null when the answer does not name it
 * @throws ApiError, 422 when the stock is too low
 */
export async function addBuildToCart(
  client: ApiClient,
  { entries, configId, requiresAssembly }: BuildToAdd,
): Promise<string | null> {
  const body = {
    products: toProductFields(entries),
    assembly_config_id: configId,
    requires_assembly: requiresAssembly,
  };
  const document = await client.request(specEndpoints.cartAssemblyAdd, { body });
  return toCartBuildDetail(document)?.id ?? null;
}

/** Replaces the parts and the quantity of a build in the cart. @throws ApiError */
export async function replaceBuildInCart(
  client: ApiClient,
  { id, entries, qty }: { id: string; entries: readonly BuildEntry[]; qty: number },
): Promise<void> {
  const body = serialise({
    type: 'assemblies',
    id,
    attributes: { qty, products: toProductFields(entries) },
  });
  await client.request(specEndpoints.cartAssemblyUpdate, { body });
}

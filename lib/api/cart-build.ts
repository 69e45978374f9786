import { toPartReferences } from '@/lib/domain/build/cart-references';
import type { BuildEntry } from '@/lib/domain/build/types';
import type { CustomerCartBuild } from '@/lib/domain/cart/customer-cart';
import type { ApiClient } from './client/client';
import { createFind } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { cartKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { serialise } from './client/serialise';
import { camelToSnake } from './client/snake-to-camel';
import * as wire from './client/wire';
import { toCustomerCartBuild, toPartOfLine } from './customer-cart-contents';
import { specEndpoints } from './endpoints/spec';

interface CartBuildDetail extends CustomerCartBuild {
  /** Products of one unit of the build. */
  products: { productId: string; groupId: string | null; qty: number }[];
}

function toPart(model: JsonApiModel, times: number) {
  const part = toPartOfLine(model);
  if (!part) return [];
  const { productId, groupId } = part;
  const qty = part.qtyPerAssembly ?? Math.round(part.qty / times);
  return [{ productId, groupId, qty: Math.max(qty, 1) }];
}

function toCartBuildDetail({ data }: JsonApiDocument): CartBuildDetail | null {
  const [model] = wire.models(data);
  const build = model && toCustomerCartBuild(model);
  if (!build) return null;
  const products = wire.relations(model, 'products').flatMap((one) => toPart(one, build.qty));
  return { ...build, products };
}

const toProductFields = (entries: readonly BuildEntry[]) =>
  toPartReferences(entries).map(camelToSnake);

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

/** Null when the answer does not name its id. @throws ApiError, 422 when the stock is too low */
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

export const cartBuildQuery = (customerId: string, assemblyId: string) =>
  readQuery([...cartKey(customerId), 'assembly', assemblyId], readCartBuild, assemblyId, {
    staleTime: 0,
  });

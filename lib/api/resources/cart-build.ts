import type { CustomerCartBuild } from '@/lib/domain/cart/customer-cart';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toCustomerCartBuild, toPartOfLine } from './customer-cart';
import { models, relations } from './wire';

/** A build in the customer's cart with the fields that the builder needs to edit it. */
export interface CartBuildDetail extends CustomerCartBuild {
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

/** Null when the answer contains no build. */
export function toCartBuildDetail({ data }: JsonApiDocument): CartBuildDetail | null {
  const [model] = models(data);
  const build = model && toCustomerCartBuild(model);
  if (!build) return null;
  const products = relations(model, 'products').flatMap((one) => toPart(one, build.qty));
  return { ...build, products };
}

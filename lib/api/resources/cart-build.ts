import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import {
  count,
  flag,
  models,
  optionalNumber,
  optionalText,
  relation,
  relations,
  text,
} from './wire';

/** A build in the customer's cart with the fields that the builder needs to edit it. */
export interface CartBuildDetail {
  id: string;
  /** The saved build from which it was added. */
  configId: string | null;
  name: string;
  /** Quantity of the build. */
  qty: number;
  requiresAssembly: boolean;
  /** Products of one unit of the build. */
  products: { productId: string; groupId: string | null; qty: number }[];
}

const readFields = snakeToCamel({
  id: text,
  assembly_id: optionalText,
  assembly_config_id: optionalText,
  name: text,
  qty: count,
  requires_assembly: flag,
});
const readItem = snakeToCamel({
  qty: count,
  qty_per_assembly: optionalNumber,
  assembly_group_id: optionalText,
});

function toProduct(model: JsonApiModel, times: number) {
  const item = readItem(model);
  const productId = relation(model, 'product')?.id ?? '';
  const qty = item.qtyPerAssembly ?? Math.round(item.qty / times);
  return productId ? [{ productId, groupId: item.assemblyGroupId, qty: Math.max(qty, 1) }] : [];
}

/** Null when the answer contains no build. */
export function toCartBuildDetail({ data }: JsonApiDocument): CartBuildDetail | null {
  const [model] = models(data);
  if (!model) return null;
  const { assemblyId, assemblyConfigId: configId, ...assembly } = readFields(model);
  const id = assemblyId ?? assembly.id;
  if (!id) return null;
  const qty = Math.max(assembly.qty, 1);
  const products = relations(model, 'products').flatMap((one) => toProduct(one, qty));
  return { ...assembly, id, configId, qty, products };
}

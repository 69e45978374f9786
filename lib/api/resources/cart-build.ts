import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toPartOfLine } from './customer-cart';
import { snakeToCamel } from './snake-to-camel';
import { count, flag, models, optionalText, relations, text } from './wire';

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
  if (!model) return null;
  const { assemblyId, assemblyConfigId: configId, ...assembly } = readFields(model);
  const id = assemblyId ?? assembly.id;
  if (!id) return null;
  const qty = Math.max(assembly.qty, 1);
  const products = relations(model, 'products').flatMap((one) => toPart(one, qty));
  return { ...assembly, id, configId, qty, products };
}

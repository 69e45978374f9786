import * as z from 'zod/mini';
import type {
  CustomerCart,
  CustomerCartBuild,
  CustomerCartItem,
  RemovedLineInfo,
} from '@/lib/domain/cart/customer-cart';
import { toCartLine } from '@/lib/domain/cart/lines';
import { repriceLine } from '@/lib/domain/cart/reprice';
import { getUnitPrices } from '@/lib/domain/cart/totals';
import type { CartLine } from '@/lib/domain/cart/types';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toCartTotals } from './cart-totals';
import { toProductSummary } from './product';
import {
  count,
  entities,
  field,
  flag,
  models,
  number,
  optionalNumber,
  optionalText,
  relation,
  relations,
  text,
  textList,
} from './wire';

const priceWire = z.object({
  common_price_with_tax: optionalNumber,
  promotion_id: optionalText,
  promotion_price_with_tax: optionalNumber,
});

const itemWire = z.object({
  id: text,
  qty: count,
  qty_per_assembly: optionalNumber,
  assembly_id: optionalText,
  assembly_group_id: optionalText,
  max_qty: optionalNumber,
  message: optionalText,
  price_detail: field((value) => priceWire.parse(isRecord(value) ? value : {}), null),
  total_with_tax: number,
});

/** The prices of a line. The price of a promotion counts when the line has one (spec 9). */
function toLinePrices({ product }: CartLine, detail: z.infer<typeof priceWire> | null) {
  const known = getUnitPrices(product);
  const priceWithTax = detail?.common_price_with_tax ?? known.common;
  const promotion = detail?.promotion_price_with_tax ?? known.final;
  const hasPromotion = detail === null || detail.promotion_id !== null;
  return { priceWithTax, currentPriceWithTax: hasPromotion ? promotion : priceWithTax };
}

/** An item of the cart. Null without a complete product. */
export function toCustomerCartItem(model: JsonApiModel): CustomerCartItem | null {
  const item = itemWire.parse(model);
  const found = relation(model, 'product');
  const summary = found && toProductSummary(found);
  if (!item.id || !summary || item.qty === 0) return null;
  const line = toCartLine(toProductSnapshot(summary), item.qty, { assemblyId: item.assembly_id });
  const maxQty = item.max_qty ?? line.product.stock;
  return {
    id: item.id,
    line: repriceLine(line, { ...toLinePrices(line, item.price_detail), stock: maxQty }),
    quantityPerBuild: item.qty_per_assembly,
    groupId: item.assembly_group_id,
    maxQty,
    message: item.message,
    totalWithTax: item.total_with_tax,
  };
}

const assemblyWire = z.object({
  id: text,
  assembly_id: optionalText,
  assembly_config_id: optionalText,
  name: text,
  qty: count,
  requires_assembly: flag,
});

function toCustomerCartBuild(model: JsonApiModel): CustomerCartBuild | null {
  const assembly = assemblyWire.parse(model);
  const id = assembly.assembly_id ?? assembly.id;
  if (!id) return null;
  return {
    id,
    configId: assembly.assembly_config_id,
    name: assembly.name,
    qty: Math.max(assembly.qty, 1),
    requiresAssembly: assembly.requires_assembly,
  };
}

/** The whole cart. Null when the answer contains none. */
export function toCustomerCart({ data, meta }: JsonApiDocument): CustomerCart | null {
  const [model] = models(data);
  if (!model) return null;
  return {
    items: entities(relations(model, 'items'), toCustomerCartItem),
    assemblies: entities(relations(model, 'assemblies'), toCustomerCartBuild),
    totals: toCartTotals(model),
    messages: textList.parse(meta.messages),
  };
}

/** A build with its items. Null when the answer contains none. */
export function toCustomerCartBuildWithItems({ data }: JsonApiDocument) {
  const [model] = models(data);
  const assembly = model ? toCustomerCartBuild(model) : null;
  if (!model || !assembly) return null;
  return { assembly, parts: entities(relations(model, 'products'), toCustomerCartItem) };
}

const removedWire = z.object({
  product_name: text,
  brand_name: optionalText,
  category_name: optionalText,
  total_quantity: count,
  total_with_tax: number,
});

/** The removed line in `addedInfo`. Null when the answer has none. */
export function toRemovedLineInfo({ addedInfo }: Record<string, unknown>): RemovedLineInfo | null {
  if (!isRecord(addedInfo)) return null;
  const info = removedWire.parse(addedInfo);
  return {
    name: info.product_name,
    brandName: info.brand_name,
    categoryName: info.category_name,
    quantity: info.total_quantity,
    totalWithTax: info.total_with_tax,
  };
}

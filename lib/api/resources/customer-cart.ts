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
import { roundMoney } from '@/lib/domain/money';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toCartTotals } from './cart-totals';
import { toProductSummary } from './product';
import { snakeToCamel } from './snake-to-camel';
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

const readPrices = snakeToCamel({
  common_price_with_tax: optionalNumber,
  promotion_id: optionalText,
  promotion_price_with_tax: optionalNumber,
});

const readItem = snakeToCamel({
  id: text,
  qty: count,
  qty_per_assembly: optionalNumber,
  assembly_id: optionalText,
  assembly_group_id: optionalText,
  max_qty: optionalNumber,
  message: optionalText,
  price_detail: field(readPrices, null),
  total_with_tax: optionalNumber,
});

/** The prices of a line. The price of a promotion counts when the line has one (spec 9). */
function toLinePrices({ product }: CartLine, detail: ReturnType<typeof readPrices> | null) {
  const known = getUnitPrices(product);
  const priceWithTax = detail?.commonPriceWithTax ?? known.common;
  const promotion = detail?.promotionPriceWithTax ?? known.final;
  const hasPromotion = detail === null || detail.promotionId !== null;
  return { priceWithTax, currentPriceWithTax: hasPromotion ? promotion : priceWithTax };
}

/** An item of the cart. Null without a complete product. */
export function toCustomerCartItem(model: JsonApiModel): CustomerCartItem | null {
  const item = readItem(model);
  const found = relation(model, 'product');
  const summary = found && toProductSummary(found, item.priceDetail?.commonPriceWithTax ?? null);
  if (!item.id || !summary || item.qty === 0) return null;
  const line = toCartLine(toProductSnapshot(summary), item.qty, { assemblyId: item.assemblyId });
  const maxQty = item.maxQty ?? line.product.stock;
  const prices = toLinePrices(line, item.priceDetail);
  return {
    id: item.id,
    line: repriceLine(line, { ...prices, stock: maxQty }),
    quantityPerBuild: item.qtyPerAssembly,
    groupId: item.assemblyGroupId,
    maxQty,
    message: item.message,
    totalWithTax: item.totalWithTax ?? roundMoney(prices.currentPriceWithTax * item.qty),
  };
}

const readBuild = snakeToCamel({
  id: text,
  assembly_id: optionalText,
  assembly_config_id: optionalText,
  name: text,
  qty: count,
  requires_assembly: flag,
});

function toCustomerCartBuild(model: JsonApiModel): CustomerCartBuild | null {
  const { assemblyId, assemblyConfigId: configId, ...assembly } = readBuild(model);
  const id = assemblyId ?? assembly.id;
  return id ? { ...assembly, id, configId, qty: Math.max(assembly.qty, 1) } : null;
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

const readRemoved = snakeToCamel({
  product_name: text,
  brand_name: optionalText,
  category_name: optionalText,
  total_quantity: count,
  total_with_tax: number,
});

/** The removed line in `addedInfo`. Null when the answer has none. */
export function toRemovedLineInfo({ addedInfo }: Record<string, unknown>): RemovedLineInfo | null {
  if (!isRecord(addedInfo)) return null;
  const { productName: name, totalQuantity: quantity, ...info } = readRemoved(addedInfo);
  return { ...info, name, quantity };
}

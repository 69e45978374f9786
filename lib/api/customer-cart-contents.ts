import type {
  CartPickup,
  CustomerCartBuild,
  CustomerCartItem,
} from '@/lib/domain/cart/customer-cart';
import { type BuildPiece, joinBuilds, type SentBuild } from '@/lib/domain/cart/join-builds';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { findTotals, toCartTotals } from './cart-totals';
import { requireEntity } from './client/errors';
import { isRecord } from './client/json';
import { isResource, type JsonApiDocument, type JsonApiModel } from './client/json-api';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { toBasePricing } from './product-commerce';
import { toCoverImage } from './product-images';
import { toProductSummary } from './product-summaries';

const readPrices = snakeToCamel({
  common_quantity: wire.count,
  common_price_with_tax: wire.optionalNumber,
  promotion_id: wire.optionalText,
  promotion_quantity: wire.count,
  promotion_price_with_tax: wire.optionalNumber,
});

export const readCartItemFields = snakeToCamel({
  id: wire.text,
  qty: wire.optionalWhole,
  product_id: wire.optionalText,
  qty_per_assembly: wire.optionalNumber,
  assembly_id: wire.optionalText,
  assembly_group_id: wire.optionalText,
  is_digital: wire.flag,
  max_qty: wire.optionalNumber,
  message: wire.optionalText,
  price_detail: wire.withShape(wire.field('object', readPrices, null), readPrices),
  total_with_tax: wire.optionalNumber,
});

type Item = ReturnType<typeof readCartItemFields>;

/** The pieces of a line. Without `qty` they are those at either price; null when nobody tells them. */
function findQuantity({ qty, priceDetail }: Item): number | null {
  const priced = (priceDetail?.commonQuantity ?? 0) + (priceDetail?.promotionQuantity ?? 0);
  return qty === null ? priced || null : Math.max(0, Math.trunc(qty));
}

/** The product and the pieces of a line, or of a product in its place, for the builder. Null without a product. */
export function toPartOfLine(model: JsonApiModel) {
  const item = readCartItemFields(model);
  const ownId = model.type === 'products' ? model.id : null;
  const productId = wire.relation(model, 'product')?.id ?? item.productId ?? ownId;
  const qty = findQuantity(item) ?? 1;
  return productId
    ? { productId, qty, qtyPerAssembly: item.qtyPerAssembly, groupId: item.assemblyGroupId }
    : null;
}

const readNamed = snakeToCamel({ name: wire.text });
/** The name of a related resource, of a plain object, or the text itself. */
const named = wire.withShape(
  wire.field<string | null>(
    'object',
    (value) => (isRecord(value) ? readNamed(value).name : wire.text.parse(value)) || null,
    null,
  ),
  readNamed,
);
export const readLineProductFields = snakeToCamel({
  name: wire.text,
  part_number: wire.text,
  slug: wire.text,
  brand: named,
  category: named,
});

/** Pesos of one piece by the total of the line. Null when that would be less than a cent: such a number of pieces is no number. */
function findUnitPrice({ totalWithTax, qty }: Pick<Item, 'totalWithTax' | 'qty'>): number | null {
  const unit = totalWithTax === null ? null : totalWithTax / (qty || 1);
  return unit !== 0 && roundMoney(unit ?? 0) === 0 ? null : unit;
}

function toProduct(model: JsonApiModel, { productId, priceDetail, ...item }: Item) {
  const found = wire.relation(model, 'product');
  const prices = [priceDetail?.commonPriceWithTax, priceDetail?.promotionPriceWithTax];
  const price = prices.find((one) => typeof one === 'number') ?? findUnitPrice(item);
  const summary = found && toProductSummary(found, price);
  if (summary) return toProductSnapshot(summary);
  const { name, partNumber, slug, brand, category } = readLineProductFields({ ...model, ...found });
  const id = found?.id || productId || item.id;
  const priceWithTax = requireEntity(price);
  return {
    id,
    slug,
    name: name || partNumber || id,
    partNumber,
    brandName: brand,
    categoryName: category,
    image: found ? (toCoverImage(found)?.thumbnail ?? null) : null,
    stock: null,
    pricing: toBasePricing({
      priceWithTax,
      currentPriceWithTax: priceWithTax,
      mwiOnePriceWithTax: null,
      mwiOneDiscPercent: 0,
    }),
  };
}

/** The prices of one piece. The price of a promotion counts when the line has one (spec 9). */
function toLinePrices({ product }: CartLine, { priceDetail }: Item) {
  const known = getUnitPrices(product);
  const common = priceDetail?.commonPriceWithTax ?? known.common;
  const promotion = priceDetail?.promotionPriceWithTax ?? known.final;
  const { commonQuantity = 0, promotionQuantity = 0 } = { ...priceDetail };
  if (commonQuantity > 0 && promotionQuantity > 0) {
    const isLower = promotion <= common;
    return {
      priceWithTax: isLower ? common : promotion,
      currentPriceWithTax: isLower ? promotion : common,
      atLowerPrice: isLower ? promotionQuantity : commonQuantity,
    };
  }
  const hasPromotion = !priceDetail || priceDetail.promotionId !== null || promotionQuantity > 0;
  const currentPriceWithTax = hasPromotion ? promotion : common;
  return { priceWithTax: common, currentPriceWithTax, atLowerPrice: null };
}

export const readLinePromotionFields = snakeToCamel({ promotion: named });

const hasStock = (model: JsonApiModel) => {
  const product = wire.relation(model, 'product');
  return product !== null && ('stock_stores' in product || 'stock_providers' in product);
};

/** An item of the cart. Null without an id, or when it has no pieces any more. @throws ApiError without a price */
export function toCustomerCartItem(model: JsonApiModel): CustomerCartItem | null {
  const item = readCartItemFields(model);
  const qty = findQuantity(item) ?? 1;
  if (!item.id || qty === 0) return null;
  const line = toCartLine(toProduct(model, { ...item, qty }), qty, { assemblyId: item.assemblyId });
  // A backend that does not tell the stock refuses what it does not have.
  const maxQty = item.maxQty ?? (hasStock(model) ? line.product.stock : null);
  const { atLowerPrice, ...prices } = toLinePrices(line, item);
  const promotion = readLinePromotionFields(model).promotion;
  const sent = { quantity: qty, total: item.totalWithTax, atLowerPrice, promotion };
  return {
    id: item.id,
    line: { ...repriceLine(line, { ...prices, stock: maxQty }), sent },
    quantityPerBuild: item.qtyPerAssembly,
    groupId: item.assemblyGroupId,
    isDigital: item.isDigital,
    maxQty,
    message: item.message,
  };
}

export const readCartBuildFields = snakeToCamel({
  id: wire.text,
  assembly_id: wire.optionalText,
  assembly_config_id: wire.optionalText,
  name: wire.text,
  qty: wire.count,
  requires_assembly: wire.flag,
});

export function toCustomerCartBuild(model: JsonApiModel): CustomerCartBuild | null {
  const { assemblyId, assemblyConfigId: configId, ...assembly } = readCartBuildFields(model);
  const id = assemblyId ?? assembly.id;
  return id ? { ...assembly, id, configId, qty: Math.max(assembly.qty, 1) } : null;
}

/** Names under which a cart can have its lines. The specification shows their fields and not their place. */
const LINES = ['items', 'products', 'lines'];

/** The lines of a cart, from the first place that has all of them. Lines of which some are missing cannot be shown. */
function findLines(cart: JsonApiModel): JsonApiModel[] {
  const sent = LINES.map((name) => wire.models(cart[name])).filter(({ length }) => length > 0);
  return sent.find((lines) => lines.every(isResource)) ?? sent[0] ?? [];
}

/** A build. An answer without a cart is a list of lines and builds. */
const isBuild = ({ type }: JsonApiModel) => type === 'assemblies';

/** The builds of a cart; one of which the answer has only the identifier says nothing. */
function toBuilds(found: readonly JsonApiModel[], lines: readonly JsonApiModel[]): SentBuild[] {
  const lineTypes = new Set(lines.map(({ type }) => type));
  return found.filter(isResource).flatMap((model) => {
    const build = toCustomerCartBuild(model);
    return build ? [{ build, pieces: toPieces(model.products, lineTypes) }] : [];
  });
}

/** Its pieces can be lines of the cart, products, identifiers of either, or plain objects with the id of a product. */
function toPieces(sent: unknown, lineTypes: ReadonlySet<string>): BuildPiece[] {
  return (wire.toList(sent) ?? [sent]).filter(isRecord).map((piece) => {
    const model = wire.isModel(piece) ? piece : null;
    const part = model && toPartOfLine(model);
    const isLine = model !== null && model.type !== 'products';
    const [item = null] = isLine ? wire.readableEntities([model], toCustomerCartItem) : [];
    return {
      lineId: model && lineTypes.has(model.type) ? model.id : null,
      productId: part?.productId ?? wire.optionalText.parse(piece.product_id),
      item,
    };
  });
}

function readContents({ data }: JsonApiDocument, asked: readonly JsonApiDocument[] = []) {
  const [cart] = Array.isArray(data) ? [] : wire.models(data);
  const lines = cart ? findLines(cart) : wire.models(data).filter((one) => !isBuild(one));
  const builds = cart ? wire.models(cart.assemblies) : wire.models(data).filter(isBuild);
  const more = asked.flatMap((document) => wire.models(document.data).slice(0, 1));
  const joined = joinBuilds(
    wire.entities(lines, toCustomerCartItem),
    toBuilds([...builds, ...more], lines),
  );
  const missing = builds.filter((build) => !isResource(build)).map(({ id }) => id);
  return { ...joined, unknown: [...new Set([...joined.unknown, ...missing])] };
}

/** Ids of the builds that an answer names without their pieces, or without anything else. */
export const findUnknownBuilds = (document: JsonApiDocument): string[] =>
  readContents(document).unknown;

const person = wire.objectOf(
  snakeToCamel({
    name: wire.text,
    last_name: wire.text,
    mother_last_name: wire.text,
    telephone: wire.text,
  }),
);
export const readPickupFields = snakeToCamel({
  has_shipping: wire.optionalFlag,
  pickup_store_id: wire.optionalText,
  pickup_person: person,
});

function toPickup(fields: object | null): CartPickup | null {
  const { hasShipping, pickupStoreId, pickupPerson } = readPickupFields(fields);
  if (pickupStoreId === null || hasShipping === true) return null;
  return { storeId: pickupStoreId, person: pickupPerson?.name ? pickupPerson : null };
}

export const readCartMeta = snakeToCamel({ messages: wire.textList });

/** Null without a cart. @param asked the answers about builds of which it does not have the pieces @throws ApiError without an amount to pay */
export function toCustomerCart(document: JsonApiDocument, asked: readonly JsonApiDocument[] = []) {
  const totals = findTotals(document);
  if (!totals && !Array.isArray(document.data)) return null;
  const { items, builds } = readContents(document, asked);
  const { messages } = readCartMeta(document.meta);
  return { items, builds, totals: toCartTotals(totals), pickup: toPickup(totals), messages };
}

export function toCustomerCartBuildWithItems({ data }: JsonApiDocument) {
  const { builds, items: parts } = joinBuilds([], toBuilds(wire.models(data).filter(isBuild), []));
  const [build] = builds;
  return build ? { build, parts } : null;
}

const readRemoved = snakeToCamel({
  product_name: wire.text,
  brand_name: wire.optionalText,
  category_name: wire.optionalText,
  promotion_name: wire.optionalText,
  total_quantity: wire.count,
  total_with_tax: wire.optionalNumber,
});
export const readRemovedMeta = snakeToCamel({
  addedInfo: wire.objectOf(
    readRemoved,
    ({ productName: name, totalQuantity: quantity, ...info }) => ({
      ...info,
      name,
      quantity,
    }),
  ),
});

export const toRemovedLineInfo = (meta: Record<string, unknown>) => readRemovedMeta(meta).addedInfo;
export type RemovedLineInfo = NonNullable<ReturnType<typeof toRemovedLineInfo>>;

import type { ProductSnapshot } from '../product/types';
import { getUnitAmounts, getUnitPrices } from './line-prices';
import type { CartLine } from './types';

/** The maximum quantity of a line. The backend also refuses quantities above the stock. */
export const MAX_LINE_QUANTITY = 9999;

const toWholeQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.floor(quantity) || 0, 0), MAX_LINE_QUANTITY);

/** The identity of a line (spec 5): product and build. A missing `assemblyId` counts as null. */
export const createLineKey = (productId: string, assemblyId?: string | null): string =>
  JSON.stringify([productId, assemblyId || null]);

export const getLineKey = ({ product, assemblyId }: CartLine): string =>
  createLineKey(product.id, assemblyId);

/** The product of a line: without fields that are not stored. */
export function toLineProduct(product: ProductSnapshot): ProductSnapshot {
  const { id, slug, name, partNumber, brandName, categoryName, image, stock, hasMonths, pricing } =
    product;
  const { common, final } = getUnitPrices(product);
  return {
    id,
    slug,
    name,
    partNumber,
    brandName,
    categoryName,
    image,
    stock,
    ...(hasMonths && { hasMonths }),
    pricing: {
      priceWithTax: common,
      currentPriceWithTax: final,
      mwiOnePriceWithTax: pricing.mwiOnePriceWithTax,
      mwiOneDiscPercent: pricing.mwiOneDiscPercent,
    },
  };
}

/** A new line for a product. It has no cash discount, because that depends on the payment method. */
export function toCartLine(
  product: ProductSnapshot,
  quantity: number,
  options: { assemblyId?: string | null; isUpdated?: boolean } = {},
): CartLine {
  return {
    product: toLineProduct(product),
    quantity: Math.max(toWholeQuantity(quantity), 1),
    assemblyId: options.assemblyId || null,
    ...getUnitAmounts(product),
    isUpdated: options.isUpdated ?? false,
  };
}

/** Adds to the quantity of a known line, or replaces it when the added line has `isUpdated` (spec 5); its prices and stock are refreshed. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const quantity = toWholeQuantity(added.quantity);
  if (quantity === 0) return [...lines];
  const key = getLineKey(added);
  if (!lines.some((line) => getLineKey(line) === key)) return [...lines, { ...added, quantity }];
  const sum = (known: number) => toWholeQuantity(added.isUpdated ? quantity : known + quantity);
  return lines.map((line) =>
    getLineKey(line) === key ? { ...added, quantity: sum(line.quantity) } : line,
  );
}

export function setLineQuantity(lines: readonly CartLine[], key: string, quantity: number) {
  const wanted = toWholeQuantity(quantity);
  if (wanted === 0) return removeLine(lines, key);
  return lines.map((line) => (getLineKey(line) === key ? { ...line, quantity: wanted } : line));
}

export const removeLine = (lines: readonly CartLine[], key: string): CartLine[] =>
  lines.filter((line) => getLineKey(line) !== key);

/** Undo: puts removed lines of `previous` back in their old places. Lines that are still there stay unchanged. */
export function restoreLines(lines: readonly CartLine[], previous: readonly CartLine[]) {
  const current = new Map(lines.map((line) => [getLineKey(line), line]));
  const before = new Map(previous.map((line) => [getLineKey(line), line]));
  return [...new Set([...before.keys(), ...current.keys()])].flatMap(
    (key) => current.get(key) ?? before.get(key) ?? [],
  );
}

/** The current offer of the backend: prices in pesos with IVA, and the maximum quantity that can be bought, null for any. */
export interface CurrentOffer {
  priceWithTax: number;
  currentPriceWithTax: number;
  /** For a single payment; missing when it is not known. */
  mwiOnePriceWithTax?: number;
  stock: number | null;
}

export function repriceLine(line: CartLine, offer: CurrentOffer): CartLine {
  const { priceWithTax, currentPriceWithTax, stock } = offer;
  const known = line.product.pricing;
  // The price for a single payment belongs to the price that it was sent with.
  const isSame = currentPriceWithTax === known.currentPriceWithTax;
  const mwiOnePriceWithTax = offer.mwiOnePriceWithTax ?? (isSame ? known.mwiOnePriceWithTax : 0);
  const pricing = { ...known, priceWithTax, currentPriceWithTax, mwiOnePriceWithTax };
  const product = toLineProduct({ ...line.product, stock, pricing });
  return { ...line, product, ...getUnitAmounts(product) };
}

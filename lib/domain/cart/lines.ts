import type { ProductSnapshot } from '../product/types';
import { getUnitAmounts } from './totals';
import type { CartLine, CartLineProduct } from './types';

/** The maximum quantity of a line. The backend also refuses quantities above the stock. */
export const MAX_LINE_QUANTITY = 9999;

/** The current price counts as a promotion when it is below the list price. */
export const CURRENT_PRICE_PROMOTION = 'current-price';

function toWholeQuantity(quantity: number): number {
  return Math.min(Math.max(Math.floor(quantity) || 0, 0), MAX_LINE_QUANTITY);
}

/** The identity of a line (spec 5): product and build. A missing `assemblyId` counts as null. */
export function createLineKey(productId: string, assemblyId?: string | null): string {
  return JSON.stringify([productId, assemblyId || null]);
}

export function getLineKey(line: CartLine): string {
  return createLineKey(line.product.id, line.assemblyId);
}

function toCartLineProduct(product: ProductSnapshot): CartLineProduct {
  const { priceWithTax, currentPriceWithTax, mwiOneDiscPercent } = product.pricing;
  const onOffer = currentPriceWithTax < priceWithTax;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    partNumber: product.partNumber,
    brandName: product.brandName,
    categoryName: product.categoryName,
    image: product.image,
    stock: product.stock,
    commonPriceWithTax: onOffer ? priceWithTax : currentPriceWithTax,
    promotionPriceWithTax: currentPriceWithTax,
    promotionId: onOffer ? CURRENT_PRICE_PROMOTION : null,
    mwiOneDiscPercent,
  };
}

/** A new line for a product. It has no cash discount, because that depends on the payment method. */
export function toCartLine(
  product: ProductSnapshot,
  quantity: number,
  options: { assemblyId?: string | null; isUpdated?: boolean } = {},
): CartLine {
  const kept = toCartLineProduct(product);
  return {
    product: kept,
    quantity: Math.max(toWholeQuantity(quantity), 1),
    assemblyId: options.assemblyId || null,
    ...getUnitAmounts(kept),
    isUpdated: options.isUpdated ?? false,
  };
}

/**
 * Adds a line. If the line exists, its quantity is increased, or replaced when the added line has `isUpdated` (spec 5),
 * and its prices and stock are refreshed.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const quantity = toWholeQuantity(added.quantity);
  if (quantity === 0) return [...lines];
  const key = getLineKey(added);
  if (!lines.some((line) => getLineKey(line) === key)) return [...lines, { ...added, quantity }];
  return lines.map((line) => {
    if (getLineKey(line) !== key) return line;
    return {
      ...added,
      quantity: toWholeQuantity(added.isUpdated ? quantity : line.quantity + quantity),
    };
  });
}

/** Changes a quantity. 0 or less removes the line. */
export function setLineQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
): CartLine[] {
  const wanted = toWholeQuantity(quantity);
  if (wanted === 0) return removeLine(lines, key);
  return lines.map((line) => (getLineKey(line) === key ? { ...line, quantity: wanted } : line));
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => getLineKey(line) !== key);
}

/** Undo: puts removed lines of `previous` back in their old places. Lines that are still there stay unchanged. */
export function restoreLines(
  lines: readonly CartLine[],
  previous: readonly CartLine[],
): CartLine[] {
  const current = new Map(lines.map((line) => [getLineKey(line), line]));
  const before = new Map(previous.map((line) => [getLineKey(line), line]));
  return [...new Set([...before.keys(), ...current.keys()])].flatMap(
    (key) => current.get(key) ?? before.get(key) ?? [],
  );
}

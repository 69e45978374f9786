import { amountOrZero } from '../money';
import { imageUrl, PLACEHOLDER_IMAGE } from '../product/images';
import type { ProductDigest } from '../product/types';
import { unitParts } from './totals';
import type { GuestCartLine, GuestCartProduct } from './types';

/** The maximum quantity of a line. The backend also refuses quantities above the stock. */
export const MAX_QUANTITY = 9999;

/** The current price counts as a promotion when it is below the list price. */
export const CURRENT_PRICE_PROMOTION = 'current-price';

function wholeQuantity(quantity: number): number {
  return Math.min(Math.max(Math.floor(quantity) || 0, 0), MAX_QUANTITY);
}

/** The identity of a line (spec 5): product and build. A missing `assemblyId` counts as null. */
export function lineKey(productId: string, assemblyId?: string | null): string {
  return JSON.stringify([productId, assemblyId || null]);
}

export function keyOf(line: GuestCartLine): string {
  return lineKey(line.product.id, line.assemblyId);
}

function snapshot(product: ProductDigest): GuestCartProduct {
  const { priceWithTax, mwiOneDiscPercent } = product.pricing;
  // JSON stores a number that is not finite as null, and then the whole stored cart would be rejected.
  const currentPriceWithTax = amountOrZero(product.pricing.currentPriceWithTax);
  const onOffer = Number.isFinite(priceWithTax) && currentPriceWithTax < priceWithTax;
  const image = imageUrl(product.cover, 'thumbnail');
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    partNumber: product.partNumber,
    brandName: product.brand?.name ?? null,
    categoryName: product.category?.name ?? null,
    image: image === PLACEHOLDER_IMAGE ? null : image,
    stock: amountOrZero(product.stockTotal),
    commonPriceWithTax: onOffer ? priceWithTax : currentPriceWithTax,
    promotionPriceWithTax: currentPriceWithTax,
    promotionId: onOffer ? CURRENT_PRICE_PROMOTION : null,
    mwiOneDiscPercent: amountOrZero(mwiOneDiscPercent),
  };
}

/** A new line for a product. It has no cash discount, because that depends on the payment method. */
export function toCartItem(
  product: ProductDigest,
  quantity: number,
  options: { assemblyId?: string | null; isUpdated?: boolean } = {},
): GuestCartLine {
  const kept = snapshot(product);
  return {
    product: kept,
    quantity: Math.max(wholeQuantity(quantity), 1),
    assemblyId: options.assemblyId || null,
    ...unitParts(kept),
    isUpdated: options.isUpdated ?? false,
  };
}

/**
 * Adds a line. If the line exists, its quantity is increased, or replaced when the added line has `isUpdated` (spec 5),
 * and its prices and stock are refreshed.
 */
export function addLine(lines: readonly GuestCartLine[], added: GuestCartLine): GuestCartLine[] {
  const quantity = wholeQuantity(added.quantity);
  if (quantity === 0) return [...lines];
  const key = keyOf(added);
  if (!lines.some((line) => keyOf(line) === key)) return [...lines, { ...added, quantity }];
  return lines.map((line) => {
    if (keyOf(line) !== key) return line;
    return {
      ...added,
      quantity: wholeQuantity(added.isUpdated ? quantity : line.quantity + quantity),
    };
  });
}

/** Changes a quantity. 0 or less removes the line. */
export function setQuantity(
  lines: readonly GuestCartLine[],
  key: string,
  quantity: number,
): GuestCartLine[] {
  const wanted = wholeQuantity(quantity);
  if (wanted === 0) return removeLine(lines, key);
  return lines.map((line) => (keyOf(line) === key ? { ...line, quantity: wanted } : line));
}

export function removeLine(lines: readonly GuestCartLine[], key: string): GuestCartLine[] {
  return lines.filter((line) => keyOf(line) !== key);
}

/** Undo: puts removed lines of `previous` back in their old places. Lines that are still there stay unchanged. */
export function restoreLines(
  lines: readonly GuestCartLine[],
  previous: readonly GuestCartLine[],
): GuestCartLine[] {
  const current = new Map(lines.map((line) => [keyOf(line), line]));
  const before = new Map(previous.map((line) => [keyOf(line), line]));
  return [...new Set([...before.keys(), ...current.keys()])].flatMap(
    (key) => current.get(key) ?? before.get(key) ?? [],
  );
}

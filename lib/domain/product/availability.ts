import { getDisplayPrices } from './pricing';
import type { ProductSnapshot, ProductSummary } from './types';

/** Whether there is a piece. A backend that does not say how many there are refuses what it does not have. */
export const hasPieces = (stock: number | null): boolean => stock === null || stock > 0;

export const limitToPieces = (wanted: number, stock: number | null): number =>
  stock === null ? wanted : Math.min(wanted, Math.max(stock, 0));

export function getAvailability(product: Pick<ProductSummary, 'stockTotal' | 'hasLastStock'>) {
  if (!hasPieces(product.stockTotal)) return 'sold';
  if (product.hasLastStock) return 'last-pieces';
  return product.stockTotal === null ? 'unknown' : 'available';
}

export const isPurchasable = (
  one: Pick<ProductSummary, 'stockTotal' | 'isWebPurchasable' | 'pricing'>,
): boolean =>
  one.isWebPurchasable && hasPieces(one.stockTotal) && getDisplayPrices(one.pricing).final > 0;

/** In days. Nothing is sold with less (Ley Federal de Protección al Consumidor, article 77). */
const LEGAL_WARRANTY = 90;

/** In whole months, rounded down: 365 → 12, 90 → 3. 0 for a warranty shorter than the legal one: it is not to be shown. */
export function getWarrantyMonths(warrantyDays: number): number {
  if (!(warrantyDays >= LEGAL_WARRANTY) || !Number.isFinite(warrantyDays)) return 0;
  if (warrantyDays % 365 === 0) return (warrantyDays / 365) * 12;
  return Math.floor(warrantyDays / 30);
}

/** The anchor on a product's page (spec 2.4). */
export const getProductAnchor = (id: string): string => `product-page-${id}`;

export const getCardType = ({ pricing }: Pick<ProductSnapshot, 'pricing'>) =>
  getDisplayPrices(pricing).hasDiscount ? 'promotion' : 'regular';

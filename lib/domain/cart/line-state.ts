import { limitToPieces } from '../product/availability';
import { getUnitPrices } from './line-prices';
import { type CurrentOffer, repriceLine } from './lines';
import type { CartLine } from './types';

export interface CartLineCheck {
  /** Null when the product is no longer sold. */
  offer: CurrentOffer | null;
  reason: string | null;
}

export interface CartLineState {
  line: CartLine;
  /** Pieces that can be bought, at most the requested quantity. Totals use this number. */
  available: number;
  stock: 'enough' | 'short' | 'sold' | 'gone';
  /** Unit prices in pesos with IVA when the price has changed since the line was added; null otherwise. */
  price: { before: number; now: number } | null;
  reason: string | null;
}

/** Compares a line with the backend's answer. Without an answer the line counts as unchanged. */
export function getCartLineState(kept: CartLine, check: CartLineCheck | undefined): CartLineState {
  const { quantity } = kept;
  const unchanged = { line: kept, available: quantity, stock: 'enough', price: null } as const;
  if (!check) return { ...unchanged, reason: null };
  const { offer, reason } = check;
  if (offer === null) return { ...unchanged, available: 0, stock: 'gone', reason };
  const line = repriceLine(kept, offer);
  const before = getUnitPrices(kept.product).final;
  const now = getUnitPrices(line.product).final;
  const available = limitToPieces(quantity, offer.stock);
  const stock = available === quantity ? 'enough' : available > 0 ? 'short' : 'sold';
  // A price change of a line that cannot be bought is not shown.
  const price = before === now || available === 0 ? null : { before, now };
  return { line, available, stock, price, reason };
}

export const hasLineChanged = ({ stock, price, reason }: CartLineState): boolean =>
  stock !== 'enough' || price !== null || reason !== null;

export const getPurchasableLines = (states: readonly CartLineState[]): CartLine[] =>
  states
    .filter(({ available }) => available > 0)
    .map(({ line, available }) => ({ ...line, quantity: available }));

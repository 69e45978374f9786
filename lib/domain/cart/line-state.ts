import { type FreshOffer, repriceLine } from './reprice';
import { guestUnitPrice } from './totals';
import type { GuestCartLine } from './types';

/** What the backend said of a product last. */
export interface CartCheck {
  /** Null: it is not sold any more. */
  offer: FreshOffer | null;
  /** Why it refuses, in its own words. */
  reason: string | null;
}

export type StockState = 'enough' | 'short' | 'sold' | 'gone';

/** A line as it could be bought today, beside what the visitor put in. */
export interface LineState {
  /** With today's prices and stock, and the quantity that was wanted. */
  line: GuestCartLine;
  /** Pieces that can be bought, up to the quantity. Totals count these. */
  available: number;
  stock: StockState;
  /** Pesos with IVA for one piece, where the price is another than when it was put in. */
  price: { before: number; now: number } | null;
  reason: string | null;
}

/** Compares a line with what the backend said; without a word from it the line stands as it is. */
export function lineState(kept: GuestCartLine, check: CartCheck | undefined): LineState {
  const { quantity } = kept;
  const unchanged = { line: kept, available: quantity, stock: 'enough', price: null } as const;
  if (!check) return { ...unchanged, reason: null };
  const { offer, reason } = check;
  if (offer === null) return { ...unchanged, available: 0, stock: 'gone', reason };
  const line = repriceLine(kept, offer);
  const [before, now] = [guestUnitPrice(kept.product), guestUnitPrice(line.product)];
  const available = Math.min(Math.max(offer.stock, 0), quantity);
  const stock = available === quantity ? 'enough' : available > 0 ? 'short' : 'sold';
  // The price of what cannot be bought concerns nobody.
  const price = before === now || available === 0 ? null : { before, now };
  return { line, available, stock, price, reason };
}

/** Whether there is something to say of the line. */
export function hasChanged({ stock, price, reason }: LineState): boolean {
  return stock !== 'enough' || price !== null || reason !== null;
}

/** The lines that can be bought, with as many pieces as can. */
export function purchasableLines(states: readonly LineState[]): GuestCartLine[] {
  return states
    .filter(({ available }) => available > 0)
    .map(({ line, available }) => ({ ...line, quantity: available }));
}

import type { StatusTone } from '../orders/status';

interface WarrantyStatusAppearance {
  tone: StatusTone;
  icon: 'clock' | 'box' | 'truck' | 'edit' | 'wallet' | 'check' | 'close' | 'shield' | 'info';
  /** Who has to act next; null when the request is closed. */
  turn: 'customer' | 'shop' | 'brand' | null;
}

/** Status codes of a warranty request (spec 4.4). Their texts are in the `warranties` namespace. */
export const WARRANTY_STATUSES = {
  1: { tone: 'moving', icon: 'edit', turn: 'shop' },
  2: { tone: 'moving', icon: 'box', turn: 'shop' },
  3: { tone: 'waiting', icon: 'truck', turn: 'customer' },
  4: { tone: 'moving', icon: 'truck', turn: 'shop' },
  5: { tone: 'moving', icon: 'shield', turn: 'brand' },
  6: { tone: 'moving', icon: 'clock', turn: 'brand' },
  7: { tone: 'waiting', icon: 'wallet', turn: 'customer' },
  8: { tone: 'waiting', icon: 'edit', turn: 'customer' },
  9: { tone: 'stopped', icon: 'close', turn: null },
  10: { tone: 'moving', icon: 'check', turn: 'shop' },
  11: { tone: 'done', icon: 'check', turn: null },
  12: { tone: 'stopped', icon: 'close', turn: null },
} as const satisfies Record<number, WarrantyStatusAppearance>;

type WarrantyStatus = keyof typeof WARRANTY_STATUSES;

export const isWarrantyStatus = (status: number): status is WarrantyStatus =>
  Object.hasOwn(WARRANTY_STATUSES, status);

/** The codes 3, 7 and 8: the request goes on only when the customer has done something. */
export const waitsForCustomer = (status: number): status is 3 | 7 | 8 =>
  isWarrantyStatus(status) && WARRANTY_STATUSES[status].turn === 'customer';

const UNKNOWN: WarrantyStatusAppearance = { tone: 'moving', icon: 'info', turn: 'shop' };

export const getWarrantyStatusAppearance = (status: number): WarrantyStatusAppearance =>
  isWarrantyStatus(status) ? WARRANTY_STATUSES[status] : UNKNOWN;

interface PiecesOfProduct {
  product: { id: string } | null;
  qty: number;
}

/** Whether pieces are left that no open request is about. Of a product that is no longer sold nobody knows it. */
export function hasPiecesLeft(
  product: PiecesOfProduct['product'],
  bought: readonly PiecesOfProduct[],
  requested: readonly PiecesOfProduct[],
): boolean {
  const count = (all: readonly PiecesOfProduct[]) =>
    all.reduce((sum, one) => (one.product?.id === product?.id ? sum + one.qty : sum), 0);
  return product === null || count(requested) < count(bought);
}

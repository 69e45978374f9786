import type { StatusTone } from '../orders/status';
import type { PurchasedProduct } from '../orders/types';
import type { Paging } from '../paging';

export interface WarrantyPhoto {
  id: string;
  filename: string;
  url: string | null;
}

export interface WarrantyTimelineEvent {
  status: number;
  /** Text of the backend, shown for a status that this shop does not know. */
  text: string;
  atUtc: string | null;
  note: string;
}

/** A warranty request (spec 3). */
export interface Warranty {
  id: string;
  folio: string;
  /** Code of spec 4.4. */
  status: number;
  statusText: string;
  productName: string;
  product: PurchasedProduct | null;
  orderId: string;
  orderFolio: string;
  qty: number;
  serialNumber: string;
  description: string;
  createdUtc: string | null;
  timeline: WarrantyTimelineEvent[];
  photos: WarrantyPhoto[];
}

export interface PaginatedWarranties extends Paging {
  warranties: Warranty[];
}

/** An item of an order, with its warranty coverage. */
export interface OrderWarrantyItem {
  id: string;
  name: string;
  partNumber: string;
  qty: number;
  product: PurchasedProduct | null;
  /** End of the warranty; null when it has not started. */
  untilUtc: string | null;
  /** The number of pieces that can be claimed. */
  availableQty: number;
  /** Why no pieces can be claimed. */
  reason: string | null;
}

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

const UNKNOWN: WarrantyStatusAppearance = { tone: 'moving', icon: 'info', turn: 'shop' };

export const getWarrantyStatusAppearance = (status: number): WarrantyStatusAppearance =>
  isWarrantyStatus(status) ? WARRANTY_STATUSES[status] : UNKNOWN;

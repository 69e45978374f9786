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

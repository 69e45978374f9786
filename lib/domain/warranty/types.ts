import type { BoughtProduct } from '../orders/types';

export interface WarrantyPhoto {
  id: string;
  filename: string;
  url: string | null;
}

export interface WarrantyStep {
  status: number;
  /** The backend's words, for a status that is not known here. */
  text: string;
  atUtc: string | null;
  note: string;
}

/** A request for a warranty (spec 3). */
export interface Warranty {
  id: string;
  folio: string;
  /** Code of spec 4.4. */
  status: number;
  statusText: string;
  productName: string;
  product: BoughtProduct | null;
  orderId: string;
  orderFolio: string;
  qty: number;
  serialNumber: string;
  description: string;
  createdUtc: string | null;
  timeline: WarrantyStep[];
  photos: WarrantyPhoto[];
}

export interface WarrantyPage {
  warranties: Warranty[];
  page: number;
  lastPage: number;
  total: number;
}

/** An article of an order, and what of it the warranty covers. */
export interface CoveredItem {
  id: string;
  name: string;
  partNumber: string;
  qty: number;
  product: BoughtProduct | null;
  /** Null while it has not begun. */
  untilUtc: string | null;
  /** Pieces that a request may be made for. */
  availableQty: number;
  /** Why none are available. */
  reason: string | null;
}

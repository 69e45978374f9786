import type { Paging } from '../paging';
import type { ProductSummary } from '../product/types';

/** Amounts of an order in pesos. Costs, discounts and the subtotal do not include IVA; `total` includes it. */
export interface OrderAmounts {
  /** Null when the backend does not send it. */
  subtotal: number | null;
  /** All discounts together. */
  discount: number;
  couponDiscount: number;
  cashDiscount: number;
  onePayDiscount: number;
  /** Null when the backend does not send it; 0 is free. */
  shipping: number | null;
  insurance: number;
  iva: number;
  /** Percent. */
  ivaPercent: number;
  total: number;
  /** The part of the total that was paid with wallet credit. */
  walletUsed: number;
  /** Wallet credit that the order earns. */
  walletEarned: number;
}

/** The product of an order item, if it is still in the catalogue. */
export type PurchasedProduct = Pick<ProductSummary, 'id' | 'slug' | 'cover'>;

export interface OrderItem {
  id: string;
  /** The name at the time of purchase. */
  name: string;
  partNumber: string;
  qty: number;
  /** Pesos with IVA. Null, like the total, when the backend does not say it. */
  price: number | null;
  total: number | null;
  product: PurchasedProduct | null;
  /** A licence, which comes by e-mail. */
  isDigital: boolean;
}

export interface Order {
  id: string;
  folio: string;
  /** One of `ORDER_STATUSES`, or the backend's word. */
  status: string;
  statusText: string;
  paymentStatus: string;
  paymentText: string;
  createdUtc: string | null;
  hasMessages: boolean;
  methodName: string;
  courier: { name: string; guide: string } | null;
  amounts: OrderAmounts;
  items: OrderItem[];
  /** Nothing of it is sent to a place: it has licences only. */
  isDigital: boolean;
  /** Nobody has bought it: a draft, or a quote that was sent. */
  isProposal: boolean;
}

export interface OrderTimelineEvent {
  status: string;
  text: string;
  atUtc: string | null;
  note: string;
  isDone: boolean;
}

export interface OrderPayment {
  id: string;
  /** Empty when the backend does not send it. */
  methodCode: string;
  methodText: string;
  status: string;
  statusText: string;
  /** Pesos. Null when the backend does not say it. */
  amount: number | null;
  /** 1 is a single payment. */
  months: number;
  /** Payment reference for the counter; null when the payment has none. */
  reference: string | null;
  /** Until when it can be paid; null when there is no such time. */
  expiresUtc: string | null;
  paidUtc: string | null;
}

export interface OrderAddress {
  recipient: string;
  phone: string;
  /** Street and place, in the same words as an address of the customer. */
  lines: string[];
  references: string;
}

export interface OrderPickupStore {
  name: string;
  address: string;
  hours: string[];
}

/** An invoice is shown as PDF; what counts for the tax office is its XML. */
export type InvoiceFormat = 'pdf' | 'xml';

export interface OrderInvoiceSummary {
  uuid: string;
  rfc: string;
  businessName: string;
  hasXml: boolean;
}

/** An order with its timeline, payments, delivery and invoice. */
export interface OrderDetail extends Order {
  timeline: OrderTimelineEvent[];
  /** The transaction that pays the order; null when the order was not placed in this shop. */
  transactionId: string | null;
  payments: OrderPayment[];
  /** What the customer or the shop wrote about it. */
  comments: string;
  cancelComments: string;
  /** How far the parcel is; empty when the backend does not say it, or says it with the state of the order. */
  arrivalText: string;
  /** Points of the customer's card. */
  pointsEarned: number;
  /** When the whole order was paid. */
  paidUtc: string | null;
  /** The calendar days on which the parcel arrives; the same day twice when there is only one. */
  arrival: { from: string; to: string } | null;
  address: OrderAddress | null;
  store: OrderPickupStore | null;
  invoice: OrderInvoiceSummary | null;
  canRequestInvoice: boolean;
}

export interface PaginatedOrders extends Paging {
  orders: Order[];
  /** The statuses that the list can be filtered by. */
  statuses: { code: string; text: string }[];
}

/** What 'comprar de nuevo' (reorder) put into the cart, and which quantities were reduced because of the stock. */
export interface ReorderResult {
  added: { productId: string; qty: number }[];
  adjusted: { productId: string; wanted: number; qty: number; message: string }[];
}

export interface InvoiceFile {
  filename: string;
  base64: string;
}

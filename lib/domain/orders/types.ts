import type { ProductImage } from '../product/types';

/** Amounts of an order in pesos. Costs, discounts and the subtotal are without IVA, `total` is with it. */
export interface OrderAmounts {
  subtotal: number;
  /** All discounts together. */
  discount: number;
  couponDiscount: number;
  cashDiscount: number;
  onePayDiscount: number;
  shipping: number;
  insurance: number;
  iva: number;
  /** Percent. */
  ivaPercent: number;
  total: number;
  /** What of the total the wallet paid. */
  walletUsed: number;
  /** What the order brings to the wallet. */
  walletEarned: number;
}

/** The product behind a line, while it is still in the catalogue. */
export interface BoughtProduct {
  id: string;
  slug: string;
  cover: ProductImage | null;
}

export interface OrderItem {
  id: string;
  /** As it was bought. */
  name: string;
  partNumber: string;
  qty: number;
  /** Pesos with IVA. */
  price: number;
  total: number;
  product: BoughtProduct | null;
}

export interface Order {
  id: string;
  folio: string;
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
}

export interface OrderStep {
  status: string;
  text: string;
  atUtc: string | null;
  note: string;
  isDone: boolean;
}

export interface OrderPayment {
  id: string;
  methodText: string;
  status: string;
  statusText: string;
  /** Pesos. */
  amount: number;
  /** 1 is a single payment. */
  months: number;
  /** What to pay with at the counter; null where there is none. */
  reference: string | null;
  paidUtc: string | null;
}

export interface OrderAddress {
  recipient: string;
  phone: string;
  /** Street, colonia and place, as an envelope has them. */
  lines: string[];
  references: string;
}

export interface PickupStore {
  name: string;
  address: string;
  hours: string[];
}

/** An order with its whole story. */
export interface OrderDetail extends Order {
  timeline: OrderStep[];
  /** Under which it is paid; null for one that was not placed in this shop. */
  transactionId: string | null;
  payments: OrderPayment[];
  address: OrderAddress | null;
  store: PickupStore | null;
  invoice: { uuid: string; rfc: string; businessName: string; issuedUtc: string | null } | null;
  canRequestInvoice: boolean;
}

export interface OrderPage {
  orders: Order[];
  page: number;
  lastPage: number;
  total: number;
  /** Those that the list can be narrowed to. */
  statuses: { code: string; text: string }[];
}

/** What 'comprar de nuevo' put into the cart, and what the stock lacked. */
export interface BoughtAgain {
  added: { productId: string; qty: number }[];
  adjusted: { productId: string; wanted: number; qty: number; message: string }[];
}

export interface InvoiceFile {
  filename: string;
  type: string;
  base64: string;
}

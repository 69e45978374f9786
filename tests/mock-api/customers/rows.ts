import type { Words } from '../core/wire';

/** Fields that are texts. Those that end in `Utc` are instants, ISO 8601 in UTC. */
type Texts<Names extends string> = Record<Words<Names>, string>;
/** Such as may be missing. */
type Maybe<Names extends string> = Record<Words<Names>, string | null>;
/** Pesos with IVA, pieces, months. */
type Numbers<Names extends string> = Record<Words<Names>, number>;

export interface CustomerRow
  extends Texts<'id name lastName motherLastName email phone mobil rfc businessName passwordHash'>,
    Maybe<'emailVerifiedUtc phoneVerifiedUtc zipCode'>,
    Numbers<'creditLimit creditUsed'> {
  type: 'personal' | 'business';
  /** Whether a new device has to be authorised with a code. */
  twoStep: boolean;
}
export interface DeviceRow
  extends Texts<'id customerId deviceToken agent address place createdUtc usedUtc'> {
  authorized: boolean;
}
export type TokenRow = Texts<'token customerId deviceId expiresUtc'>;
export interface CodeRow
  extends Texts<'id customerId code expiresUtc'>,
    Numbers<'amount triesLeft'> {
  action: 'two-step' | 'wallet';
  isUsed: boolean;
}
/** With what the customer types or opens: a code or a path of the shop. */
export interface MailRow extends Texts<'to subject sentUtc'>, Maybe<'code token path'> {
  kind: SecretRow['kind'] | CodeRow['action'] | 'password-changed' | 'address-check';
}
export interface SecretRow extends Texts<'token customerId expiresUtc'> {
  kind: 'verify-email' | 'reset-password';
  isUsed: boolean;
}

export const PLACE_FIELDS = `alias recipientName phone street exteriorNumber interiorNumber neighborhood
  municipality city state zipCode betweenStreets references`;
type Place = Texts<typeof PLACE_FIELDS>;
export interface AddressRow extends Place, Texts<'id customerId'> {
  isDefault: boolean;
}
export interface ProfileRow
  extends Texts<'id customerId rfc businessName taxRegime cfdiUse zipCode email'> {
  isDefault: boolean;
}
export interface TokenizableRow
  extends Texts<'id customerId method brand lastFour holder expires createdUtc'> {
  isDefault: boolean;
  /** For one purchase. */
  isTemporary?: boolean;
  /** The provider's reference to the security code that was typed in. */
  cvcToken?: string | null;
  /** Confirmed by the wallet of a device: no security code is asked for. */
  isOfWallet?: boolean;
}
export interface MovementRow
  extends Texts<'id customerId concept createdUtc'>,
    Maybe<'orderId expiresUtc'>,
    Numbers<'amount balance'> {
  kind: 'earned' | 'spent' | 'refunded' | 'expired';
}
export interface NotificationRow
  extends Texts<'id customerId title text createdUtc'>,
    Maybe<'link readUtc'> {
  kind: 'order' | 'warranty' | 'wallet' | 'offer' | 'security' | 'message';
}

export interface DeliveryRow extends Maybe<'addressId courierId storeId'> {
  type: 'shipping' | 'pickup';
  person: Texts<'name lastName motherLastName telephone'> | null;
  isInsured: boolean;
}
interface Pieces {
  productId: string;
  qty: number;
}
export interface CartItemRow extends Pieces, Maybe<'assemblyId groupId'> {
  id: string;
  /** Pieces in one assembly; `qty` is this by the number of assemblies. */
  perAssembly: number | null;
}
export interface CartAssemblyRow extends Texts<'id name'> {
  configId: string | null;
  qty: number;
  requiresAssembly: boolean;
}
export interface CartRow extends Maybe<'coupon walletVerifiedUntil'> {
  customerId: string;
  items: CartItemRow[];
  assemblies: CartAssemblyRow[];
  walletToUse: number;
  delivery?: DeliveryRow | null;
}
/** How much of a guest's cart has been taken, by the guest's own key. */
export interface MergeRow extends Texts<'customerId key'> {
  lines: Record<string, number>;
  assemblies: Record<string, string>;
  configId: string | null;
}
export type ConfigDetailRow = Texts<'id groupId'> & Pieces;
export interface ConfigRow extends Texts<'id customerId name slug'> {
  details: ConfigDetailRow[];
}
export type WishlistRow = Texts<'id customerId name createdUtc'>;
export type WishlistItemRow = Texts<'id wishlistId createdUtc'> & Pieces;

/** With the key of the call that made it. */
export interface PaymentRow
  extends Texts<'id method createdUtc key'>,
    Maybe<'tokenizableId reference message expiresUtc paidUtc'>,
    Numbers<'months amount'> {
  /** Option → months. */
  plans: Record<string, number>;
  status: 'pending' | 'requires_action' | 'success' | 'failed' | 'expired' | 'cancelled';
  /** The verification at a card provider of its own, and what the bank told that provider. */
  bank?: { clientSecret: string; said: 'yes' | 'no' | null };
  /** Where the provider's own page approves it. */
  approvalUrl?: string;
}
/** An order on its way to being paid, with the prices at which it was placed. */
export interface TransactionRow
  extends Texts<'id customerId cartId orderId createdUtc'>,
    Maybe<'profileId trackingId'>,
    Numbers<'shipping shippingDiscount walletUsed'> {
  /** Until when stock and wallet credit are kept for it. */
  holdUtc: string;
  lines: (Pieces & { id: string } & Numbers<'common unit one maxMonths interest'>)[];
  delivery: DeliveryRow;
  coupon: { code: string; discount: number; walletAmount: number } | null;
  /** Code of the CFDI use of this purchase; null: that of the profile. */
  cfdiUse?: string | null;
  /** Where its pieces were taken from. */
  taken: { productId: string; stores: Record<string, number>; providers: number }[];
  payments: PaymentRow[];
  /** Days between which it was promised, `2026-01-31`; null for what is picked up. */
  arrives: { from: string; to: string } | null;
  /** The delivery address as the customer was asked for it, and what they answered. */
  addressCheck: { code: string; answer: 'yes' | 'no' | null } | null;
}

export interface OrderRow
  extends Texts<'id folio customerId status paymentStatus method createdUtc'>,
    Maybe<'paidUtc courier guide storeId'>,
    Numbers<'months shipping insurance couponDiscount walletUsed walletEarned'> {
  items: (Pieces & { id: string; price: number })[];
  /** Taken off for paying at once. */
  onePayDiscount?: number;
  address: Place | null;
  events: Texts<'status utc note'>[];
  /** Without a CFDI use it has that of the profile. */
  invoice: (Texts<'uuid profileId rfc businessName utc'> & { cfdiUse?: string }) | null;
}
/** An agent's answer is there from `createdUtc` on. */
export interface MessageRow extends Texts<'id orderId authorName text createdUtc'> {
  author: 'customer' | 'agent';
  clientId: string | null;
}
export interface WarrantyRow
  extends Texts<'id folio customerId orderId orderItemId serialNumber description createdUtc'>,
    Pieces {
  status: number;
  photoIds: string[];
  /** Under which the request was sent. */
  key?: string | null;
  events: { status: number; utc: string; note: string }[];
}
/** With who wrote it, when it was a customer of the shop. */
export interface ReviewRow
  extends Texts<'id productId customerName opinion shortOpinion createdUtc'> {
  rating: number;
  customerId?: string;
}
export type PhotoRow = Texts<'id customerId secret filename contentType base64'>;

export const emptyRows = () => ({
  customers: [] as CustomerRow[],
  devices: [] as DeviceRow[],
  tokens: [] as TokenRow[],
  codes: [] as CodeRow[],
  secrets: [] as SecretRow[],
  mails: [] as MailRow[],
  carts: [] as CartRow[],
  merges: [] as MergeRow[],
  configs: [] as ConfigRow[],
  wishlists: [] as WishlistRow[],
  wishlistItems: [] as WishlistItemRow[],
  addresses: [] as AddressRow[],
  profiles: [] as ProfileRow[],
  tokenizables: [] as TokenizableRow[],
  movements: [] as MovementRow[],
  notifications: [] as NotificationRow[],
  orders: [] as OrderRow[],
  transactions: [] as TransactionRow[],
  messages: [] as MessageRow[],
  warranties: [] as WarrantyRow[],
  photos: [] as PhotoRow[],
  /** Failed logins by e-mail: when they were, in milliseconds. */
  failures: {} as Record<string, number[]>,
  /** The last number given out. */
  lastId: 10_000,
});
export type Rows = ReturnType<typeof emptyRows>;

/** What an order keeps of an address: where it went, whatever becomes of the address. */
export function orderAddress(row: AddressRow | undefined): OrderRow['address'] {
  if (!row) return null;
  const { id: _id, customerId: _owner, isDefault: _default, ...place } = row;
  return place;
}

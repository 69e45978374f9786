import type { Words } from '../core/wire';

/** Fields that are texts. Those that end in `Utc` are instants, ISO 8601 in UTC. */
type Texts<Names extends string> = Record<Words<Names>, string>;
type Maybe<Names extends string> = Record<Words<Names>, string | null>;
/** Pesos with IVA, pieces, months. */
type Numbers<Names extends string> = Record<Words<Names>, number>;

type Flags<Names extends string> = Record<Words<Names>, boolean>;

/** `twoStep`: whether a new device has to be authorised with a code. */
export type CustomerRow =
  Texts<'id name lastName motherLastName email phone mobil rfc businessName'> &
    Texts<'passwordHash'> &
    Maybe<'emailVerifiedUtc phoneVerifiedUtc zipCode'> &
    Numbers<'creditLimit creditUsed'> &
    Flags<'twoStep'> & { type: 'personal' | 'business' };
export type DeviceRow = Flags<'authorized'> &
  Texts<'id customerId deviceToken agent address place createdUtc usedUtc'>;
type TokenRow = Texts<'token customerId deviceId expiresUtc'>;
export type CodeRow = Texts<'id customerId code expiresUtc'> &
  Numbers<'amount triesLeft'> &
  Flags<'isUsed'> & { action: 'two-step' | 'wallet' };
/** With what the customer types or opens: a code or a path of the shop. */
export type MailRow = Texts<'to subject sentUtc'> &
  Maybe<'code token path'> & {
    kind: SecretRow['kind'] | CodeRow['action'] | 'password-changed' | 'address-check';
  };
export type SecretRow = Texts<'token customerId expiresUtc'> &
  Flags<'isUsed'> & { kind: 'verify-email' | 'reset-password' };

export const PLACE_FIELDS = `alias recipientName phone street exteriorNumber interiorNumber neighborhood
  municipality city state zipCode betweenStreets references`;
type Place = Texts<typeof PLACE_FIELDS>;
export type AddressRow = Place & Texts<'id customerId'> & Flags<'isDefault'>;
export type ProfileRow = Flags<'isDefault'> &
  Texts<'id customerId rfc businessName taxRegime cfdiUse zipCode email'>;
/**
 * `isTemporary`: for one purchase. `isOfWallet`: confirmed by the wallet of a device, so that no security code is asked
 * for. `cvcToken`: the provider's reference to the code that was typed in.
 */
export type TokenizableRow =
  Texts<'id customerId method brand lastFour holder expires createdUtc'> &
    Flags<'isDefault'> &
    Partial<Flags<'isTemporary isOfWallet'> & Maybe<'cvcToken'>>;
export type MovementRow = Texts<'id customerId concept createdUtc'> &
  Maybe<'orderId expiresUtc'> &
  Numbers<'amount balance'> & { kind: 'earned' | 'spent' | 'refunded' | 'expired' };
export type NotificationRow = Texts<'id customerId title text createdUtc'> &
  Maybe<'link readUtc'> & {
    kind: 'order' | 'warranty' | 'wallet' | 'offer' | 'security' | 'message';
  };

export type DeliveryRow = Maybe<'addressId courierId storeId'> &
  Flags<'isInsured'> & {
    type: 'shipping' | 'pickup';
    person: Texts<'name lastName motherLastName telephone'> | null;
  };
type Pieces = Texts<'productId'> & Numbers<'qty'>;
/** `perAssembly`: pieces in one assembly; `qty` is this by the number of assemblies. */
export type CartItemRow = Texts<'id'> &
  Pieces &
  Maybe<'assemblyId groupId'> & { perAssembly: number | null };
export type CartAssemblyRow = Texts<'id name'> &
  Maybe<'configId'> &
  Numbers<'qty'> &
  Flags<'requiresAssembly'>;
export type CartRow = Texts<'customerId'> &
  Maybe<'coupon walletVerifiedUntil'> &
  Numbers<'walletToUse'> & {
    items: CartItemRow[];
    assemblies: CartAssemblyRow[];
    delivery?: DeliveryRow | null;
  };
export type MergeRow = Texts<'customerId key'> &
  Maybe<'configId'> & { lines: Record<string, number>; assemblies: Record<string, string> };
export type ConfigDetailRow = Texts<'id groupId'> & Pieces;
export type ConfigRow = Texts<'id customerId name slug'> & { details: ConfigDetailRow[] };
export type WishlistRow = Texts<'id customerId name createdUtc'>;
export type WishlistItemRow = Texts<'id wishlistId createdUtc'> & Pieces;

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
export type MessageRow = Texts<'id orderId authorName text createdUtc'> &
  Maybe<'clientId'> & { author: 'customer' | 'agent' };
/** With the key under which the request was sent. */
export type WarrantyRow =
  Texts<'id folio customerId orderId orderItemId serialNumber description'> &
    Texts<'createdUtc'> &
    Pieces &
    Numbers<'status'> &
    Partial<Maybe<'key'>> & {
      photoIds: string[];
      events: (Numbers<'status'> & Texts<'utc note'>)[];
    };
/** With who wrote it, when it was a customer of the shop. */
export type ReviewRow = Texts<'id productId customerName opinion shortOpinion createdUtc'> &
  Numbers<'rating'> &
  Partial<Texts<'customerId'>>;
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
  messages: [] as MessageRow[],
  orders: [] as OrderRow[],
  transactions: [] as TransactionRow[],
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

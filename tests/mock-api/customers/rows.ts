import { z } from 'zod';
import { columns } from '../seed/load';

/** Fields that are texts. Those that end in `Utc` are instants, ISO 8601 in UTC. */
const texts = <Names extends string>(names: Names) => columns(names, z.string());
const maybe = z.string().nullable();
/** Pesos with IVA. */
const amount = z.number();
const product = { productId: z.string(), qty: z.number() };

const customer = z.object({
  ...texts('id name lastName motherLastName email phone mobil rfc businessName passwordHash'),
  type: z.enum(['personal', 'business']),
  emailVerifiedUtc: maybe,
  phoneVerifiedUtc: maybe,
  creditLimit: amount,
  creditUsed: amount,
  /** Whether a new device has to be authorised with a code. */
  twoStep: z.boolean(),
  zipCode: maybe,
});
export const device = z.object({
  ...texts('id customerId deviceToken agent address place createdUtc usedUtc'),
  authorized: z.boolean(),
});
const code = z.object({
  ...texts('id customerId code expiresUtc'),
  action: z.enum(['two-step', 'wallet']),
  amount,
  triesLeft: z.number(),
  isUsed: z.boolean(),
});
const mail = z.object({
  ...texts('to subject sentUtc'),
  kind: z.enum([
    'verify-email',
    'reset-password',
    'two-step',
    'wallet',
    'password-changed',
    'address-check',
  ]),
  /** What the customer types or opens: a code or a path of the shop. */
  code: maybe,
  token: maybe,
  path: maybe,
});
/** A token that a mail carried. */
const secret = z.object({
  ...texts('token customerId expiresUtc'),
  kind: z.enum(['verify-email', 'reset-password']),
  isUsed: z.boolean(),
});

const addressFields = texts(
  `alias recipientName phone street exteriorNumber interiorNumber neighborhood municipality city state zipCode
  betweenStreets references`,
);
export const address = z.object({
  ...texts('id customerId'),
  ...addressFields,
  isDefault: z.boolean(),
});
export const profile = z.object({
  ...texts('id customerId rfc businessName taxRegime cfdiUse zipCode email'),
  isDefault: z.boolean(),
});
export const tokenizable = z.object({
  ...texts('id customerId method brand lastFour holder expires createdUtc'),
  isDefault: z.boolean(),
  /** For one purchase. */
  isTemporary: z.boolean().optional(),
  /** The provider's reference to the security code that was typed in. */
  cvcToken: maybe.optional(),
  /** Confirmed by the wallet of a device: no security code is asked for. */
  isOfWallet: z.boolean().optional(),
});
const movement = z.object({
  ...texts('id customerId concept createdUtc'),
  kind: z.enum(['earned', 'spent', 'refunded', 'expired']),
  amount,
  balance: amount,
  orderId: maybe,
  expiresUtc: maybe,
});
export const notification = z.object({
  ...texts('id customerId title text createdUtc'),
  kind: z.enum(['order', 'warranty', 'wallet', 'offer', 'security', 'message']),
  link: maybe,
  readUtc: maybe,
});

/** How a cart is to reach its customer, as it was last chosen. */
const delivery = z.object({
  type: z.enum(['shipping', 'pickup']),
  addressId: maybe,
  courierId: maybe,
  storeId: maybe,
  person: z.object(texts('name lastName motherLastName telephone')).nullable(),
  isInsured: z.boolean(),
});
const cartItem = z.object({
  id: z.string(),
  ...product,
  /** Pieces in one assembly; `qty` is this by the number of assemblies. */
  perAssembly: z.number().nullable(),
  assemblyId: maybe,
  groupId: maybe,
});
const cart = z.object({
  customerId: z.string(),
  items: z.array(cartItem),
  assemblies: z.array(
    z.object({
      ...texts('id name'),
      configId: maybe,
      qty: z.number(),
      requiresAssembly: z.boolean(),
    }),
  ),
  coupon: maybe,
  walletToUse: amount,
  walletVerifiedUntil: maybe,
  delivery: delivery.nullish(),
});
/** How much of a guest's cart has been taken, by the guest's own key. */
const merge = z.object({
  ...texts('customerId key'),
  lines: z.record(z.string(), z.number()),
  assemblies: z.record(z.string(), z.string()),
  configId: maybe,
});
const config = z.object({
  ...texts('id customerId name slug'),
  details: z.array(z.object({ ...texts('id groupId'), ...product })),
});

const payment = z.object({
  ...texts('id method createdUtc'),
  /** Of the call that made it. */
  key: z.string(),
  tokenizableId: maybe,
  /** Option → months. */
  plans: z.record(z.string(), z.number()),
  months: z.number(),
  amount,
  status: z.enum(['pending', 'requires_action', 'success', 'failed', 'expired', 'cancelled']),
  reference: maybe,
  message: maybe,
  expiresUtc: maybe,
  paidUtc: maybe,
  /** The verification at a card provider of its own, and what the bank told that provider. */
  bank: z.object({ clientSecret: z.string(), said: z.enum(['yes', 'no']).nullable() }).optional(),
  /** Where the provider's own page approves it. */
  approvalUrl: z.string().optional(),
});
/** An order on its way to being paid, with the prices at which it was placed. */
const transaction = z.object({
  ...texts('id customerId cartId orderId createdUtc'),
  /** Until when stock and wallet credit are kept for it. */
  holdUtc: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      ...product,
      common: amount,
      unit: amount,
      one: amount,
      maxMonths: z.number(),
      interest: z.number().default(0),
    }),
  ),
  delivery,
  shipping: amount,
  shippingDiscount: amount,
  coupon: z.object({ code: z.string(), discount: amount, walletAmount: amount }).nullable(),
  walletUsed: amount,
  profileId: maybe,
  /** Code of the CFDI use of this purchase; null: that of the profile. */
  cfdiUse: maybe.optional(),
  trackingId: maybe,
  /** Where its pieces were taken from. */
  taken: z.array(
    z.object({
      productId: z.string(),
      stores: z.record(z.string(), z.number()),
      providers: z.number(),
    }),
  ),
  payments: z.array(payment),
  /** Days between which it was promised, `2026-01-31`; null for what is picked up. */
  arrives: z.object(texts('from to')).nullable(),
  /** The delivery address as the customer was asked for it, and what they answered. */
  addressCheck: z.object({ code: z.string(), answer: z.enum(['yes', 'no']).nullable() }).nullable(),
});

const order = z.object({
  ...texts('id folio customerId status paymentStatus method createdUtc'),
  months: z.number(),
  paidUtc: maybe,
  items: z.array(z.object({ id: z.string(), ...product, price: amount })),
  shipping: amount,
  insurance: amount,
  couponDiscount: amount,
  /** Taken off for paying at once. */
  onePayDiscount: amount.optional(),
  walletUsed: amount,
  walletEarned: amount,
  courier: maybe,
  guide: maybe,
  storeId: maybe,
  address: z.object(addressFields).nullable(),
  events: z.array(z.object(texts('status utc note'))),
  invoice: z
    .object({
      ...texts('uuid profileId rfc businessName utc'),
      /** Missing: that of the profile. */
      cfdiUse: z.string().optional(),
    })
    .nullable(),
});
const message = z.object({
  ...texts('id orderId authorName text'),
  author: z.enum(['customer', 'agent']),
  clientId: maybe,
  /** An agent's answer is there from this moment on. */
  createdUtc: z.string(),
});
const warranty = z.object({
  ...texts('id folio customerId orderId orderItemId serialNumber description createdUtc'),
  ...product,
  status: z.number(),
  photoIds: z.array(z.string()),
  /** Under which the request was sent. */
  key: maybe.optional(),
  events: z.array(z.object({ status: z.number(), ...texts('utc note') })),
});

const TABLES = {
  customers: customer,
  devices: device,
  tokens: z.object(texts('token customerId deviceId expiresUtc')),
  codes: code,
  secrets: secret,
  mails: mail,
  carts: cart,
  merges: merge,
  configs: config,
  wishlists: z.object(texts('id customerId name createdUtc')),
  wishlistItems: z.object({ ...texts('id wishlistId createdUtc'), ...product }),
  addresses: address,
  profiles: profile,
  tokenizables: tokenizable,
  movements: movement,
  notifications: notification,
  orders: order,
  transactions: transaction,
  messages: message,
  warranties: warranty,
  photos: z.object(texts('id customerId secret filename contentType base64')),
};
type Table = keyof typeof TABLES;
type Row<Name extends Table> = z.infer<(typeof TABLES)[Name]>;

export type Rows = { [Name in Table]: Row<Name>[] } & {
  /** Failed logins by e-mail: when they were, in milliseconds. */
  failures: Record<string, number[]>;
  /** The last number given out. */
  lastId: number;
};

export const rowsSchema = z.object({
  ...Object.fromEntries(Object.entries(TABLES).map(([name, row]) => [name, z.array(row)])),
  failures: z.record(z.string(), z.array(z.number())),
  lastId: z.number(),
}) as unknown as z.ZodType<Rows>;

/** Nothing yet. */
export const emptyRows = (): Rows =>
  ({
    ...Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])),
    failures: {},
    lastId: 10_000,
  }) as unknown as Rows;

export type CustomerRow = Row<'customers'>;
export type DeviceRow = Row<'devices'>;
export type CodeRow = Row<'codes'>;
export type MailRow = Row<'mails'>;
export type SecretRow = Row<'secrets'>;
export type CartRow = Row<'carts'>;
export type CartItemRow = CartRow['items'][number];
export type CartAssemblyRow = CartRow['assemblies'][number];
export type MergeRow = Row<'merges'>;
export type ConfigRow = Row<'configs'>;
export type ConfigDetailRow = ConfigRow['details'][number];
export type WishlistRow = Row<'wishlists'>;
export type WishlistItemRow = Row<'wishlistItems'>;
export type AddressRow = Row<'addresses'>;
export type ProfileRow = Row<'profiles'>;
export type TokenizableRow = Row<'tokenizables'>;
export type MovementRow = Row<'movements'>;
export type NotificationRow = Row<'notifications'>;
export type OrderRow = Row<'orders'>;
export type TransactionRow = Row<'transactions'>;
export type PaymentRow = TransactionRow['payments'][number];
export type DeliveryRow = TransactionRow['delivery'];
export type MessageRow = Row<'messages'>;
export type WarrantyRow = Row<'warranties'>;
export type PhotoRow = Row<'photos'>;

/** What an order keeps of an address: where it went, whatever becomes of the address. */
export function orderAddress(row: AddressRow | undefined): OrderRow['address'] {
  if (!row) return null;
  const { id: _id, customerId: _owner, isDefault: _default, ...place } = row;
  return place;
}

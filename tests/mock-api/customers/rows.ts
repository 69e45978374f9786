import { z } from 'zod';

export const text = z.string();
/** ISO 8601 in UTC. */
export const instant = z.string();
export const maybe = z.string().nullable();
/** Pesos with IVA. */
export const amount = z.number();
export const product = { productId: text, qty: z.number() };

export const customer = z.object({
  id: text,
  name: text,
  lastName: text,
  motherLastName: text,
  email: text,
  phone: text,
  mobil: text,
  rfc: text,
  businessName: text,
  type: z.enum(['personal', 'business']),
  passwordHash: text,
  emailVerifiedUtc: instant.nullable(),
  phoneVerifiedUtc: instant.nullable(),
  creditLimit: amount,
  creditUsed: amount,
  /** Whether a new device has to be authorised with a code. */
  twoStep: z.boolean(),
  zipCode: maybe,
});
export const device = z.object({
  id: text,
  customerId: text,
  deviceToken: text,
  agent: text,
  address: text,
  place: text,
  authorized: z.boolean(),
  createdUtc: instant,
  usedUtc: instant,
});
export const token = z.object({
  token: text,
  customerId: text,
  deviceId: text,
  expiresUtc: instant,
});
export const code = z.object({
  id: text,
  customerId: text,
  action: z.enum(['two-step', 'wallet']),
  code: text,
  amount,
  expiresUtc: instant,
  triesLeft: z.number(),
  isUsed: z.boolean(),
});
export const mail = z.object({
  to: text,
  kind: z.enum([
    'verify-email',
    'reset-password',
    'two-step',
    'wallet',
    'password-changed',
    'address-check',
  ]),
  subject: text,
  /** What the customer types or opens: a code or a path of the shop. */
  code: maybe,
  token: maybe,
  path: maybe,
  sentUtc: instant,
});
/** A token that a mail carried. */
export const secret = z.object({
  token: text,
  customerId: text,
  kind: z.enum(['verify-email', 'reset-password']),
  expiresUtc: instant,
  isUsed: z.boolean(),
});

export const wishlist = z.object({ id: text, customerId: text, name: text, createdUtc: instant });
export const wishlistItem = z.object({
  id: text,
  wishlistId: text,
  ...product,
  createdUtc: instant,
});
export const addressFields = {
  alias: text,
  recipientName: text,
  phone: text,
  street: text,
  exteriorNumber: text,
  interiorNumber: text,
  neighborhood: text,
  municipality: text,
  city: text,
  state: text,
  zipCode: text,
  betweenStreets: text,
  references: text,
};
export const address = z.object({
  id: text,
  customerId: text,
  ...addressFields,
  isDefault: z.boolean(),
});
export const profile = z.object({
  id: text,
  customerId: text,
  rfc: text,
  businessName: text,
  taxRegime: text,
  cfdiUse: text,
  zipCode: text,
  email: text,
  isDefault: z.boolean(),
});
export const tokenizable = z.object({
  id: text,
  customerId: text,
  method: text,
  brand: text,
  lastFour: text,
  holder: text,
  expires: text,
  createdUtc: instant,
  isDefault: z.boolean(),
  /** For one purchase. */
  isTemporary: z.boolean().optional(),
  /** The provider's reference to the security code that was typed in. */
  cvcToken: maybe.optional(),
  /** Confirmed by the wallet of a device: no security code is asked for. */
  isOfWallet: z.boolean().optional(),
});
export const movement = z.object({
  id: text,
  customerId: text,
  kind: z.enum(['earned', 'spent', 'refunded', 'expired']),
  concept: text,
  amount,
  balance: amount,
  orderId: maybe,
  createdUtc: instant,
  expiresUtc: instant.nullable(),
});
export const notification = z.object({
  id: text,
  customerId: text,
  kind: z.enum(['order', 'warranty', 'wallet', 'offer', 'security', 'message']),
  title: text,
  text,
  link: maybe,
  createdUtc: instant,
  readUtc: instant.nullable(),
});

/** How a cart is to reach its customer, as it was last chosen. */
export const delivery = z.object({
  type: z.enum(['shipping', 'pickup']),
  addressId: maybe,
  courierId: maybe,
  storeId: maybe,
  person: z
    .object({ name: text, lastName: text, motherLastName: text, telephone: text })
    .nullable(),
  isInsured: z.boolean(),
});

const payment = z.object({
  id: text,
  /** Of the call that made it. */
  key: text,
  method: text,
  tokenizableId: maybe,
  /** Option → months. */
  plans: z.record(text, z.number()),
  months: z.number(),
  amount,
  status: z.enum(['pending', 'requires_action', 'success', 'failed', 'expired', 'cancelled']),
  reference: maybe,
  message: maybe,
  createdUtc: instant,
  expiresUtc: instant.nullable(),
  paidUtc: instant.nullable(),
  /** The verification at a card provider of its own, and what the bank told that provider. */
  bank: z.object({ clientSecret: text, said: z.enum(['yes', 'no']).nullable() }).optional(),
  /** Where the provider's own page approves it. */
  approvalUrl: text.optional(),
});

/** An order on its way to being paid, with the prices at which it was placed. */
export const transaction = z.object({
  id: text,
  customerId: text,
  cartId: text,
  orderId: text,
  createdUtc: instant,
  /** Until when stock and wallet credit are kept for it. */
  holdUtc: instant,
  lines: z.array(
    z.object({
      id: text,
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
  coupon: z.object({ code: text, discount: amount, walletAmount: amount }).nullable(),
  walletUsed: amount,
  profileId: maybe,
  /** Code of the CFDI use of this purchase; null: that of the profile. */
  cfdiUse: maybe.optional(),
  trackingId: maybe,
  /** Where its pieces were taken from. */
  taken: z.array(
    z.object({ productId: text, stores: z.record(text, z.number()), providers: z.number() }),
  ),
  payments: z.array(payment),
  /** Days between which it was promised, `2026-01-31`; null for what is picked up. */
  arrives: z.object({ from: text, to: text }).nullable(),
  /** The delivery address as the customer was asked for it, and what they answered. */
  addressCheck: z.object({ code: text, answer: z.enum(['yes', 'no']).nullable() }).nullable(),
});

const cartItem = z.object({
  id: text,
  ...product,
  /** Pieces in one assembly; `qty` is this by the number of assemblies. */
  perAssembly: z.number().nullable(),
  assemblyId: maybe,
  groupId: maybe,
});
const cartAssembly = z.object({
  id: text,
  configId: maybe,
  name: text,
  qty: z.number(),
  requiresAssembly: z.boolean(),
});
export const cart = z.object({
  customerId: text,
  items: z.array(cartItem),
  assemblies: z.array(cartAssembly),
  coupon: maybe,
  walletToUse: amount,
  walletVerifiedUntil: instant.nullable(),
  delivery: delivery.nullish(),
});
/** How much of a guest's cart has been taken, by the guest's own key. */
export const merge = z.object({
  customerId: text,
  key: text,
  lines: z.record(text, z.number()),
  assemblies: z.record(text, text),
  configId: maybe,
});
export const config = z.object({
  id: text,
  customerId: text,
  name: text,
  slug: text,
  details: z.array(z.object({ id: text, ...product, groupId: text })),
});

const event = z.object({ status: text, utc: instant, note: text });
export const order = z.object({
  id: text,
  folio: text,
  customerId: text,
  status: text,
  paymentStatus: text,
  method: text,
  months: z.number(),
  createdUtc: instant,
  paidUtc: instant.nullable(),
  items: z.array(z.object({ id: text, ...product, price: amount })),
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
  events: z.array(event),
  invoice: z
    .object({
      uuid: text,
      profileId: text,
      rfc: text,
      businessName: text,
      utc: instant,
      /** Missing: that of the profile. */
      cfdiUse: text.optional(),
    })
    .nullable(),
});
export const message = z.object({
  id: text,
  orderId: text,
  author: z.enum(['customer', 'agent']),
  authorName: text,
  text,
  clientId: maybe,
  /** An agent's answer is there from this moment on. */
  createdUtc: instant,
});
export const warranty = z.object({
  id: text,
  folio: text,
  customerId: text,
  orderId: text,
  orderItemId: text,
  ...product,
  serialNumber: text,
  description: text,
  status: z.number(),
  createdUtc: instant,
  photoIds: z.array(text),
  /** Under which the request was sent. */
  key: maybe.optional(),
  events: z.array(z.object({ status: z.number(), utc: instant, note: text })),
});
export const photo = z.object({
  id: text,
  customerId: text,
  secret: text,
  filename: text,
  contentType: text,
  base64: text,
});

export const rowsSchema = z.object({
  customers: z.array(customer),
  devices: z.array(device),
  tokens: z.array(token),
  codes: z.array(code),
  secrets: z.array(secret),
  mails: z.array(mail),
  carts: z.array(cart),
  merges: z.array(merge),
  configs: z.array(config),
  wishlists: z.array(wishlist),
  wishlistItems: z.array(wishlistItem),
  addresses: z.array(address),
  profiles: z.array(profile),
  tokenizables: z.array(tokenizable),
  movements: z.array(movement),
  notifications: z.array(notification),
  orders: z.array(order),
  transactions: z.array(transaction).default([]),
  messages: z.array(message),
  warranties: z.array(warranty),
  photos: z.array(photo),
  /** Failed logins by e-mail: when they were, in milliseconds. */
  failures: z.record(text, z.array(z.number())),
  /** The last number given out. */
  lastId: z.number(),
});

export type Rows = z.infer<typeof rowsSchema>;
type Row<Name extends keyof Rows> = Rows[Name] extends (infer One)[] ? One : never;
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

/** Nothing yet. */
export const emptyRows = (): Rows => ({
  customers: [],
  devices: [],
  tokens: [],
  codes: [],
  secrets: [],
  mails: [],
  carts: [],
  merges: [],
  configs: [],
  wishlists: [],
  wishlistItems: [],
  addresses: [],
  profiles: [],
  tokenizables: [],
  movements: [],
  notifications: [],
  orders: [],
  transactions: [],
  messages: [],
  warranties: [],
  photos: [],
  failures: {},
  lastId: 10_000,
});

import { z } from 'zod';
import {
  address,
  movement,
  notification,
  profile,
  tokenizable,
  wishlist,
  wishlistItem,
} from './rows/belongings';
import { text } from './rows/fields';
import { message, order, photo, warranty } from './rows/history';
import { code, customer, device, mail, secret, token } from './rows/people';
import { cart, config, merge } from './rows/shopping';
import { transaction } from './rows/transactions';

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

import { createRead } from './client/create-read';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { toPaging } from './client/paging';
import { customerKey } from './client/query-parts';
import { pageQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

const WALLET_MOVEMENT_KINDS = ['earned', 'spent', 'refunded', 'expired'] as const;
export type WalletMovementKind = (typeof WALLET_MOVEMENT_KINDS)[number];

const SOON_DAYS = 30;

export const isExpiringSoon = (daysLeft: number): boolean => daysLeft <= SOON_DAYS;

const toKind = (value: unknown) => WALLET_MOVEMENT_KINDS.find((kind) => kind === value);

export const readWalletMovementFields = snakeToCamel({
  id: wire.text,
  kind: wire.field<WalletMovementKind | null>('text', toKind, null),
  concept: wire.text,
  amount: wire.amount,
  balance: wire.optionalNumber,
  order_id: wire.optionalText,
  order_folio: wire.optionalText,
  created_utc: wire.dateTime,
  expires_utc: wire.dateTime,
});

/** Its amount is positive when credit comes in, and negative when it goes out. The balance is the one after it. */
export type WalletMovement = NonNullable<ReturnType<typeof toWalletMovement>>;

function toWalletMovement(model: JsonApiModel) {
  const { orderId, orderFolio, ...movement } = readWalletMovementFields(model);
  if (!movement.id) return null;
  return {
    ...movement,
    kind: movement.kind ?? (movement.amount < 0 ? 'spent' : 'earned'),
    order: orderId ? { id: orderId, folio: orderFolio ?? orderId } : null,
  };
}

const readExpiring = snakeToCamel({ amount: wire.number, expires_utc: wire.dateTime });
export const readWalletMeta = snakeToCamel({
  balance: wire.optionalNumber,
  expiring: wire.objectOf(readExpiring, ({ amount: expiring, expiresUtc }) =>
    expiring > 0 && expiresUtc ? { amount: expiring, expiresUtc } : null,
  ),
});

export type PaginatedWalletMovements = ReturnType<typeof toWalletPage>;

export function toWalletPage(document: JsonApiDocument, asked: { page: number }) {
  const movements = wire.listEntities(document, toWalletMovement);
  const meta = readWalletMeta(document.meta);
  // The newest movement is the first one.
  const latest = asked.page === 1 ? movements[0]?.balance : null;
  return {
    movements,
    ...toPaging(document, asked),
    balance: meta.balance ?? latest ?? null,
    expiring: meta.expiring,
  };
}

export const readWalletMovements = createRead(
  assumedAccountEndpoints.customerWalletMovements,
  ({ customerId, page }: { customerId: string; page: number }) => ({
    params: { id: customerId },
    query: { 'page[number]': page },
  }),
  toWalletPage,
);

export const walletMovementsQuery = (customerId: string, page: number) =>
  pageQuery(customerKey(customerId, 'wallet', page), readWalletMovements, { customerId, page });

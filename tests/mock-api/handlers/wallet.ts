import type { HttpHandler } from 'msw';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Backend } from '../backend';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { onePage, ownRows } from '../core/own';
import type { MovementRow } from '../customers/rows';
import { walletBalance } from '../customers/wallet';

function movementResource(backend: Backend, row: MovementRow): Resource {
  const order = backend.customers.rows.orders.find(({ id }) => id === row.orderId);
  return {
    type: 'wallet-movements',
    id: row.id,
    attributes: {
      kind: row.kind,
      concept: row.concept,
      amount: row.amount,
      balance: row.balance,
      order_id: row.orderId,
      order_folio: order?.folio ?? null,
      created_utc: row.createdUtc,
      expires_utc: row.expiresUtc,
    },
  };
}

function movements(backend: Backend, call: CustomerCall) {
  const { customers } = backend;
  const all = ownRows(customers.rows.movements, call).reverse();
  const { rows, meta } = onePage(call.query, all);
  const next = all
    .filter(({ expiresUtc }) => expiresUtc !== null && !customers.isPast(expiresUtc))
    .sort((a, b) => (a.expiresUtc ?? '').localeCompare(b.expiresUtc ?? ''))[0];
  const balance = walletBalance(backend, call.customer.id);
  return {
    data: rows.map((row) => movementResource(backend, row)),
    meta: {
      ...meta,
      balance,
      expiring: next
        ? { amount: Math.min(next.amount, balance), expires_utc: next.expiresUtc }
        : null,
    },
  };
}

export function walletHandlers(backend: Backend): HttpHandler[] {
  const { customerWalletMovements } = assumedAccountEndpoints;
  return [customerRoute(backend, customerWalletMovements, (call) => movements(backend, call))];
}

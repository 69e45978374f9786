import { daysAgo } from '../core/clock';
import type { Json, Resource } from '../core/json-api';
import { cents } from '../core/text';
import { toWire } from '../core/wire';
import type { Customers } from './customers';
import type { CodeRow, CustomerRow, DeviceRow } from './rows';

/** `l****@clientes.example`: enough to recognise it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1****@');

/** A code as the customer record carries it: everything but the code itself. */
export function codeAttributes(customers: Customers, customer: CustomerRow, row: CodeRow) {
  const seconds = (Date.parse(row.expiresUtc) - customers.now().getTime()) / 1000;
  return {
    id: row.id,
    assigned_to: maskedEmail(customer.email),
    amount: row.amount === 0 ? '' : row.amount.toFixed(2),
    reason: row.action === 'wallet' ? 'Uso de monedero' : 'Verificación en dos pasos',
    action: row.action,
    code: '',
    time: Math.max(0, Math.ceil(seconds)),
    is_used: row.isUsed ? 1 : 0,
  };
}

function creditMovements(now: Date, customer: CustomerRow): Json {
  if (customer.creditUsed === 0) return [];
  const first = cents(customer.creditUsed * 0.6);
  const bought = (id: number, amount: number, days: number) => ({
    id: `${customer.id}${id}`,
    concept: 'Compra a crédito',
    amount: -amount,
    created_utc: daysAgo(now, days, id),
    is_paid: 0,
  });
  return [bought(1, first, 9), bought(2, cents(customer.creditUsed - first), 23)];
}

/** The customer as the device that asks may see it. The incoming field `type` says personal or business. */
export function customerResource(
  customers: Customers,
  customer: CustomerRow,
  device: DeviceRow | null,
): Resource {
  const code = customers.rows.codes.findLast(
    (row) => row.customerId === customer.id && row.action === 'two-step' && !row.isUsed,
  );
  const waits = device !== null && !device.authorized && code;
  return {
    type: 'customers',
    id: customer.id,
    attributes: {
      ...toWire(customer, 'name lastName motherLastName email phone mobil rfc businessName'),
      email_verified_at: customer.emailVerifiedUtc,
      phone_verified_at: customer.phoneVerifiedUtc,
      has_credit: customer.creditLimit > 0 ? 1 : 0,
      credit_limit: customer.creditLimit,
      credit_available: cents(customer.creditLimit - customer.creditUsed),
      creditMovements: creditMovements(customers.now(), customer),
      // Not a member that JSON:API allows; the specification names it so.
      type: customer.type,
      customer_type: customer.type,
      authorized_device: device?.authorized ?? true,
      ...toWire(customer, 'twoStep zipCode'),
      verification_code: waits ? codeAttributes(customers, customer, code) : null,
    },
  };
}

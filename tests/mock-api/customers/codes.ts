import type { Backend } from '../backend';
import { daysAgo } from '../core/clock';
import { type Json, type Resource, resourceOf, toWire } from '../core/json-api';
import { demand, Problem, tooMany, unprocessable } from '../core/problem';
import { cents } from '../core/text';
import { type Customers, sixDigits } from './customers';
import type { CodeRow, CustomerRow, DeviceRow } from './rows';

const CODE_SECONDS = 10 * 60;
const MOST_TRIES = 5;
/** Codes of one kind that may be asked for within the time that one is good. */
const MOST_CODES = 5;

const SUBJECTS = {
  'two-step': 'Tu código para autorizar este dispositivo',
  wallet: 'Tu código para usar tu monedero',
} as const;

/** A new code by mail; the earlier ones of its kind are worth nothing any more. */
export function sendCode(
  { customers }: Backend,
  customer: CustomerRow,
  action: CodeRow['action'],
  amount = 0,
): CodeRow {
  const { rows } = customers;
  const own = (row: CodeRow) => row.customerId === customer.id && row.action === action;
  const recent = rows.codes.filter((row) => own(row) && !customers.isPast(row.expiresUtc));
  if (recent.length >= MOST_CODES) {
    throw tooMany('Pediste demasiados códigos. Espera unos minutos y vuelve a intentar.', 120);
  }
  for (const row of recent) row.triesLeft = 0;
  const code = customers.add('codes', {
    customerId: customer.id,
    action,
    code: sixDigits(),
    amount,
    expiresUtc: customers.after(CODE_SECONDS),
    triesLeft: MOST_TRIES,
    isUsed: false,
  });
  const subject = SUBJECTS[action];
  customers.mail({ to: customer.email, kind: action, subject, code: code.code });
  return code;
}

export function spendCode(
  { customers }: Backend,
  customer: CustomerRow,
  action: CodeRow['action'],
  typed: string,
): void {
  const code = customers.rows.codes.findLast(
    (row) => row.customerId === customer.id && row.action === action,
  );
  const pointer = '/verification_code';
  if (!code || code.isUsed) throw unprocessable(pointer, 'Pide un código de verificación nuevo.');
  const isOver = customers.isPast(code.expiresUtc);
  demand(!isOver, pointer, 'El código de verificación expiró. Pide uno nuevo.');
  if (code.triesLeft === 0) {
    const title = 'Demasiados intentos';
    throw new Problem(422, title, `${title}. Pide un código nuevo.`, { pointer });
  }
  if (code.code !== typed) code.triesLeft -= 1;
  demand(code.code === typed, pointer, 'El código de verificación no es correcto.');
  code.isUsed = true;
}

/** `l****@clientes.example`: enough to recognise it. */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1****@');

/** A code as the customer record carries it: everything but the code itself. */
export function codeAttributes(customers: Customers, customer: CustomerRow, row: CodeRow) {
  const seconds = (Date.parse(row.expiresUtc) - customers.now().getTime()) / 1000;
  const { id, action, amount, isUsed } = row;
  return {
    id,
    assigned_to: maskedEmail(customer.email),
    amount: amount === 0 ? '' : amount.toFixed(2),
    reason: action === 'wallet' ? 'Uso de monedero' : 'Verificación en dos pasos',
    action,
    code: '',
    time: Math.max(0, Math.ceil(seconds)),
    is_used: isUsed ? 1 : 0,
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
  return resourceOf('customers', customer.id, {
    ...toWire(customer, 'name lastName motherLastName email phone mobil rfc businessName'),
    ...toWire(customer, 'email_verified_at=emailVerifiedUtc phone_verified_at=phoneVerifiedUtc'),
    has_credit: customer.creditLimit > 0 ? 1 : 0,
    credit_limit: customer.creditLimit,
    credit_available: cents(customer.creditLimit - customer.creditUsed),
    creditMovements: creditMovements(customers.now(), customer),
    // `type` is not a member that JSON:API allows; the specification names it so.
    type: customer.type,
    customer_type: customer.type,
    authorized_device: device?.authorized ?? true,
    ...toWire(customer, 'twoStep zipCode'),
    verification_code: waits ? codeAttributes(customers, customer, code) : null,
  });
}

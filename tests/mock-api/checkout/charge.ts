import { endOfDay, mexicoToday } from '../core/clock';
import { demand, given, unprocessable } from '../core/problem';
import { pesos } from '../core/text';
import type { Customers } from '../customers/customers';
import type { PaymentRow, TokenizableRow } from '../customers/rows';
import { CREDIT, type Method } from './methods';

const HOUR = 3_600_000;
const TEMPORARY_HOURS = 3;
const CVC_MINUTES = 10;

/** What the sandbox does with a card or an account, by its last four digits; others are charged. */
const DECLINED: Readonly<Record<string, string>> = {
  '0002': 'Tu banco rechazó el pago. Intenta con otra tarjeta o comunícate con tu banco.',
  '9995': 'La tarjeta no tiene fondos suficientes. Intenta con otra.',
  '0069': 'La tarjeta está vencida. Intenta con otra.',
};
const SECOND_STEP = '3155';
/** It is charged, but the answer never arrives. */
export const LOST_ANSWER = '0341';

const ageOf = ({ createdUtc }: TokenizableRow, now: Date) => now.getTime() - Date.parse(createdUtc);

/** A card or account that is gone: an old one, or one for a purchase that took too long. */
function isOver(row: TokenizableRow, now: Date): boolean {
  if (row.isTemporary && ageOf(row, now) > TEMPORARY_HOURS * HOUR) return true;
  return row.expires !== '' && row.expires < mexicoToday(now).slice(0, 7);
}

const OPEN_OR_PAID = ['pending', 'requires_action', 'success'];

/** A card or account for one purchase, which is charged with it: it is worth nothing any more. */
const isSpent = ({ rows }: Customers, row: TokenizableRow): boolean =>
  row.isTemporary === true &&
  rows.transactions.some(({ payments }) =>
    payments.some((one) => one.tokenizableId === row.id && OPEN_OR_PAID.includes(one.status)),
  );

export const isUsable = (customers: Customers, row: TokenizableRow): boolean =>
  !isOver(row, customers.now()) && !isSpent(customers, row);

export function typeOf({ method, isOfWallet }: TokenizableRow): string {
  if (method === 'paypal_card_v2' || isOfWallet) return 'token';
  return method === 'paypal_account' ? 'account' : 'card';
}

/** Whether the security code was given a short while ago, or is not needed. */
const isCodeFresh = (row: TokenizableRow, now: Date): boolean =>
  typeOf(row) === 'token' || (Boolean(row.cvcToken) && ageOf(row, now) <= CVC_MINUTES * 60_000);

export function requireToken(
  customers: Customers,
  customerId: string,
  { code, tokenizer }: Method,
  id: string | null | undefined,
): TokenizableRow | null {
  if (!tokenizer) return null;
  const pointer = '/tokenizable_id';
  const own = customers.rows.tokenizables.find(
    (one) => one.id === id && one.customerId === customerId && one.method === code,
  );
  const what = code.includes('card') ? 'selecciona tu tarjeta' : 'inicia sesión';
  const row = given(own, pointer, `Por favor, ${what}.`);
  const over = 'La tarjeta o cuenta que elegiste ya no es válida. Elige otra o captúrala de nuevo.';
  demand(isUsable(customers, row), pointer, over);
  return row;
}

export function requireCode(
  { now }: Customers,
  method: Method,
  row: TokenizableRow | null,
  cvcToken: string | null | undefined,
): void {
  if (!method.secureCode || !row || (!cvcToken && isCodeFresh(row, now()))) return;
  const [pointer, code] = ['/cvc_token', cvcToken ?? ''];
  demand(!/^\d+$/.test(code), pointer, 'No envíes el código de seguridad de la tarjeta.');
  const isToken = /^cvctok_\w+$/.test(code);
  demand(isToken, pointer, 'Por favor, ingresa un código de seguridad válido.');
  demand(code !== 'cvctok_incorrecto', pointer, 'El código de seguridad no es correcto.');
}

/** Refuses an amount that the method does not take. Where nothing is left to pay, every method is as good. */
export function amountProblem(method: Method, amount: number, creditLimit: number): string | null {
  const { name, from, to } = method;
  if (amount === 0) return null;
  if (method === CREDIT && amount > creditLimit)
    return `Tu crédito disponible es de ${pesos(creditLimit)}.`;
  if (amount < from) return `${name} acepta compras desde ${pesos(from)}.`;
  return to !== null && amount > to ? `${name} acepta compras hasta ${pesos(to)}.` : null;
}

type Charge = Pick<PaymentRow, 'status' | 'message' | 'paidUtc' | 'expiresUtc' | 'reference'>;

/** What charging comes to. @throws Problem when it is declined: nothing is left of it then */
export function charge(
  customers: Pick<Customers, 'now' | 'after'>,
  method: Method,
  row: TokenizableRow | null,
  amount: number,
  paymentId: string,
): Charge {
  const now = customers.now();
  const open = { message: null, paidUtc: null, expiresUtc: null, reference: null };
  const paid: Charge = { ...open, status: 'success', paidUtc: now.toISOString() };
  // Wallet credit or an earlier payment left nothing to charge; credit is settled between the two firms.
  if (amount === 0 || method === CREDIT) return paid;
  if (row) {
    const declined = DECLINED[row.lastFour];
    if (declined) throw unprocessable('/tokenizable_id', declined);
    if (row.lastFour !== SECOND_STEP) return paid;
    return { ...open, status: 'requires_action', expiresUtc: customers.after(HOUR / 1000) };
  }
  const { days, minutes } = method;
  const expiresUtc = days === null ? customers.after((minutes ?? 60) * 60) : endOfDay(now, days);
  const reference = days === null ? paymentId : `9300${paymentId.padStart(10, '0')}`;
  return { ...open, status: 'pending', expiresUtc, reference };
}

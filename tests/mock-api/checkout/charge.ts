import { endOfDay, mexicoToday } from '../core/clock';
import { unprocessable } from '../core/problem';
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

/** A card or account that is gone: an old one, or one for a purchase that took too long. */
export function isOver(row: TokenizableRow, now: Date): boolean {
  const age = now.getTime() - Date.parse(row.createdUtc);
  if (row.isTemporary && age > TEMPORARY_HOURS * HOUR) return true;
  return row.expires !== '' && row.expires < mexicoToday(now).slice(0, 7);
}

const OPEN_OR_PAID = ['pending', 'requires_action', 'success'];

/** A card or account for one purchase, which is charged with it: it is worth nothing any more. */
export const isSpent = ({ rows }: Pick<Customers, 'rows'>, row: TokenizableRow): boolean =>
  row.isTemporary === true &&
  rows.transactions.some(({ payments }) =>
    payments.some((one) => one.tokenizableId === row.id && OPEN_OR_PAID.includes(one.status)),
  );

/** Kind of resource that a token stands for. */
export const typeOf = ({ method, isOfWallet }: TokenizableRow): string =>
  method === 'paypal_card_v2' || isOfWallet
    ? 'token'
    : method === 'paypal_account'
      ? 'account'
      : 'card';

/** Whether the security code was given a short while ago, or is not needed. */
function isCodeFresh(row: TokenizableRow, now: Date): boolean {
  if (typeOf(row) === 'token') return true;
  const age = now.getTime() - Date.parse(row.createdUtc);
  return Boolean(row.cvcToken) && age <= CVC_MINUTES * 60_000;
}

export function requireToken(
  customers: Customers,
  customerId: string,
  method: Method,
  id: string | null | undefined,
): TokenizableRow | null {
  if (!method.tokenizer) return null;
  const pointer = '/tokenizable_id';
  const row = customers.rows.tokenizables.find(
    (one) => one.id === id && one.customerId === customerId && one.method === method.code,
  );
  if (!row) {
    const isCard = method.code.includes('card');
    throw unprocessable(
      pointer,
      isCard ? 'Por favor, selecciona tu tarjeta.' : 'Por favor, inicia sesión.',
    );
  }
  if (isOver(row, customers.now()) || isSpent(customers, row)) {
    throw unprocessable(
      pointer,
      'La tarjeta o cuenta que elegiste ya no es válida. Elige otra o captúrala de nuevo.',
    );
  }
  return row;
}

export function requireCode(
  { now }: Customers,
  method: Method,
  row: TokenizableRow | null,
  cvcToken: string | null | undefined,
): void {
  if (!method.secureCode || !row || (!cvcToken && isCodeFresh(row, now()))) return;
  const pointer = '/cvc_token';
  if (/^\d+$/.test(cvcToken ?? '')) {
    throw unprocessable(pointer, 'No envíes el código de seguridad de la tarjeta.');
  }
  if (!/^cvctok_\w+$/.test(cvcToken ?? '')) {
    throw unprocessable(pointer, 'Por favor, ingresa un código de seguridad válido.');
  }
  if (cvcToken === 'cvctok_incorrecto') {
    throw unprocessable(pointer, 'El código de seguridad no es correcto.');
  }
}

/** Refuses an amount that the method does not take. Where nothing is left to pay, every method is as good. */
export function amountProblem(method: Method, amount: number, creditLimit: number): string | null {
  if (amount === 0) return null;
  if (method === CREDIT && amount > creditLimit) {
    return `Tu crédito disponible es de ${pesos(creditLimit)}.`;
  }
  if (amount < method.from) {
    return `${method.name} acepta compras desde ${pesos(method.from)}.`;
  }
  return method.to !== null && amount > method.to
    ? `${method.name} acepta compras hasta ${pesos(method.to)}.`
    : null;
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
  const paid: Charge = {
    status: 'success',
    message: null,
    paidUtc: now.toISOString(),
    expiresUtc: null,
    reference: null,
  };
  // Wallet credit or an earlier payment left nothing to charge; credit is settled between the two firms.
  if (amount === 0 || method === CREDIT) return paid;
  if (row) {
    const declined = DECLINED[row.lastFour];
    if (declined) throw unprocessable('/tokenizable_id', declined);
    return row.lastFour === SECOND_STEP
      ? {
          ...paid,
          status: 'requires_action',
          paidUtc: null,
          expiresUtc: customers.after(HOUR / 1000),
        }
      : paid;
  }
  const expiresUtc =
    method.days === null
      ? customers.after((method.minutes ?? 60) * 60)
      : endOfDay(now, method.days);
  const reference = method.days === null ? paymentId : `9300${paymentId.padStart(10, '0')}`;
  return { ...paid, status: 'pending', paidUtc: null, expiresUtc, reference };
}

import type { Backend } from '../backend';
import { Problem, tooMany, unprocessable } from '../core/problem';
import { sixDigits } from './customers';
import type { CodeRow, CustomerRow } from './rows';

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
    ...{ customerId: customer.id, action, code: sixDigits(), amount },
    ...{ expiresUtc: customers.after(CODE_SECONDS), triesLeft: MOST_TRIES, isUsed: false },
  });
  const subject = SUBJECTS[action];
  customers.mail({ to: customer.email, kind: action, subject, code: code.code });
  return code;
}

/** Uses a code up; a wrong one costs a try. */
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
  if (customers.isPast(code.expiresUtc)) {
    throw unprocessable(pointer, 'El código de verificación expiró. Pide uno nuevo.');
  }
  if (code.triesLeft === 0) {
    throw new Problem(422, 'Demasiados intentos', 'Demasiados intentos. Pide un código nuevo.', {
      pointer,
    });
  }
  if (code.code !== typed) {
    code.triesLeft -= 1;
    customers.save();
    throw unprocessable(pointer, 'El código de verificación no es correcto.');
  }
  code.isUsed = true;
}

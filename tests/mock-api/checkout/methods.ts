import { z } from 'zod';
import type { TokenizableRow } from '../customers/rows';
import { readRows, word } from '../seed/load';

const Method = z.strictObject({
  code: word,
  name: word,
  description: word,
  /** Needs a card or an account. */
  tokenizer: z.boolean().default(false),
  secureCode: z.boolean().default(false),
  /** The longest plan. */
  months: z.number().default(1),
  /** Pesos between which it is taken. */
  from: z.number().default(10),
  to: z.number().nullable().default(null),
  /** Minutes to pay; null for what is paid at once, days until 23:59 for a voucher. */
  minutes: z.number().nullable().default(null),
  days: z.number().nullable().default(null),
  /** Its page: the last part of `/pagos/{id}/pago-…`. */
  page: word.nullable().default(null),
});
export type Method = z.output<typeof Method>;

const ALL = readRows('content/payment-methods.jsonl', Method);
export const METHODS = ALL.filter(({ code }) => code !== 'credit' && code !== 'wallet');

export const methodOf = (code: string | null | undefined): Method | undefined =>
  ALL.find((one) => one.code === code);

export const CREDIT = methodOf('credit') as Method;
/** What an order is paid with when the wallet covers all of it. No customer chooses it. */
export const WALLET = methodOf('wallet') as Method;

const AMEX_MONTHS = 12;

export function longestPlan(method: Method, card: TokenizableRow | undefined): number {
  return card?.brand === 'amex' ? Math.min(method.months, AMEX_MONTHS) : method.months;
}

import { z } from 'zod';
import { parts, readRows, word } from '../seed/load';

const TEXTS = readRows(
  'customers/statuses.csv',
  z.strictObject({ of: z.enum(['order', 'payment', 'method']), code: word, text: word }),
);
const textsOf = (wanted: 'order' | 'payment' | 'method'): Readonly<Record<string, string>> =>
  Object.fromEntries(TEXTS.flatMap(({ of, code, text }) => (of === wanted ? [[code, text]] : [])));

/** Order status → what the customer reads; so are those below. */
export const ORDER_STATUS = textsOf('order');
export const PAYMENT_STATUS = textsOf('payment');
export const PAYMENT_METHOD = textsOf('method');

/** How an order reaches its customer. */
export type Way = 'parcel' | 'pickup' | 'mail';

const READY: Readonly<Record<Way, readonly string[]>> = {
  parcel: ['preparing', 'shipped'],
  pickup: ['preparing', 'ready_for_pickup'],
  mail: [],
};

/** What an order goes through on its way to a status. */
export function pathTo(status: string, way: Way): string[] {
  const usual = ['pending_payment', 'paid', ...READY[way], 'delivered'];
  if (status === 'cancelled') return ['pending_payment', 'cancelled'];
  if (status === 'returned') return [...usual, 'returned'];
  return usual.slice(0, usual.indexOf(status) + 1);
}

/** The steps that are still to come, for the timeline. */
export function stepsAfter(status: string, way: Way): string[] {
  const usual = pathTo('delivered', way);
  const at = usual.indexOf(status);
  return at === -1 ? [] : usual.slice(at + 1);
}

/**
 * The warranty statuses from 1 on: the name in the contract, what the customer reads (spec 4.4), and what a request goes
 * through on its way there.
 */
export const WARRANTY_STATUSES = readRows(
  'customers/warranty-statuses.csv',
  z.strictObject({ key: word, text: word, path: parts }),
).map(({ path, ...row }) => ({ ...row, path: path.map(Number) }));

export const warrantyStatus = (status: number) =>
  WARRANTY_STATUSES[status - 1] ?? { key: '', text: '' };

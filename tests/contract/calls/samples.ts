import type { ApiClient } from '@/lib/api/client/client';
import { makePart } from '../../lib/domain/build/make-part';

export type Call = (client: ApiClient) => Promise<unknown>;

/** The functions of `lib/api` that make a call, by the name of its endpoint. */
export type CallTable = Readonly<Record<string, Call | readonly Call[]>>;

export const id = '1';
export const customerId = '7';
export const key = 'c0ffee00-0000-4000-8000-000000000000';
export const entry = { groupId: '2', part: makePart(id), qty: 1, detailId: null };
export const payment = {
  methodCode: 'stripe_card',
  tokenizableId: '3',
  plans: [{ optionId: '18', months: 6 }],
};

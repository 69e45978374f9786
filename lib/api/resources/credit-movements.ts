import type { CreditMovement } from '@/lib/domain/account/types';
import { isRecord } from '../json';
import type { JsonApiDocument } from '../json-api';
import { firstOf } from './first-of';
import { models, toDateTime, toList, toNumber, toText } from './wire';

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const TEXTS = ['concept', 'description', 'reason', 'name'];
const AMOUNTS = ['amount', 'amount_with_tax', 'total'];
const DATES = ['created_utc', 'created_at', 'date'];

/** `creditMovements` of a customer, in the order of the backend. An entry that says nothing is left out. */
export function toCreditMovements({ data }: JsonApiDocument): CreditMovement[] {
  const [customer] = models(data);
  const sent = toList(customer?.creditMovements)?.filter(isRecord) ?? [];
  return sent
    .map((entry, index) => ({
      id: toText(entry.id) || `n${index}`,
      text: firstOf(entry, TEXTS, toText),
      amount: firstOf(entry, AMOUNTS, toNumber),
      date: firstOf(entry, DATES, toDateTime),
    }))
    .filter(({ text, amount }) => text !== null || amount !== null);
}

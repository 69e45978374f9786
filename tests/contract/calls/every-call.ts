import { accountTable } from './account';
import { builderTable } from './builder';
import { cartTable } from './cart';
import { catalogueTable } from './catalogue';
import { checkoutTable } from './checkout';
import { ordersTable } from './orders';
import type { Call, CallTable } from './samples';
import { searchTable } from './search';

const table: CallTable = {
  ...accountTable,
  ...builderTable,
  ...cartTable,
  ...catalogueTable,
  ...checkoutTable,
  ...ordersTable,
  ...searchTable,
};

const mapTable = <Value>(
  pick: (row: CallTable[string]) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, pick(row)]));

/** Every call of `lib/api`, by the name of the endpoint that it calls. */
export const everyCall = mapTable(([, ...calls]): readonly Call[] => calls);

/** What each call is for, in the words of the documents, by the name of its endpoint. */
export const PURPOSES = mapTable(([purpose]) => purpose);

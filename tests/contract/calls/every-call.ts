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

/** Every call of `lib/api`, by the name of the endpoint that it calls. */
export const everyCall: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(table).map(([name, calls]) => [name, [calls].flat()]),
);

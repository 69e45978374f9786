import { accountTable } from './account';
import { builderTable } from './builder';
import { cartTable } from './cart';
import { catalogueTable } from './catalogue';
import { checkoutTable } from './checkout';
import type { Call, CallTable } from './samples';

const table: CallTable = {
  ...accountTable,
  ...builderTable,
  ...cartTable,
  ...catalogueTable,
  ...checkoutTable,
};

/** Every call of `lib/api`, by the name of the endpoint that it calls. */
export const everyCall: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(table).map(([name, calls]) => [name, [calls].flat()]),
);

import { CUSTOMER_SCOPE } from './query-client';

/** Query key of data that belongs to a customer. */
export const customerKey = (customerId: string, ...rest: readonly string[]) =>
  [CUSTOMER_SCOPE, customerId, ...rest] as const;

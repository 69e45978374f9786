import { PERSONAL } from './query-client';

/** Query key of data that belongs to a customer. */
export const ownKey = (customerId: string, ...rest: readonly string[]) =>
  [PERSONAL, customerId, ...rest] as const;

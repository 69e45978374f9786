import { PERSONAL } from './query-client';

/** Key of what a customer has. */
export const ownKey = (customerId: string, ...rest: readonly string[]) =>
  [PERSONAL, customerId, ...rest] as const;

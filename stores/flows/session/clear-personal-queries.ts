import { CUSTOMER_SCOPE } from '@/lib/queries/keys';
import { getQueryClient } from '@/lib/queries/query-client';

/** Removes the personal data of the customer who signed out from the query cache. */
export function clearPersonalQueries(): void {
  const personal = { queryKey: [CUSTOMER_SCOPE] };
  const client = getQueryClient();
  client.cancelQueries(personal).catch(() => undefined);
  client.removeQueries(personal);
}

import { getQueryClient } from '@/lib/api/client/query-client';
import { CUSTOMER_SCOPE } from '@/lib/api/client/query-parts';

/** Removes the personal data of the customer who signed out from the query cache. */
export function clearPersonalQueries(): void {
  const personal = { queryKey: [CUSTOMER_SCOPE] };
  const client = getQueryClient();
  client.cancelQueries(personal).catch(() => undefined);
  client.removeQueries(personal);
}

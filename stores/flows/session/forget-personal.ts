import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';

/** Removes the personal data of the customer who signed out from the query cache. */
export function forgetPersonal(): void {
  const personal = { queryKey: [PERSONAL] };
  const client = getQueryClient();
  client.cancelQueries(personal).catch(() => undefined);
  client.removeQueries(personal);
}

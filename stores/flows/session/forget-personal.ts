import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';

/** Drops from memory what belongs to the customer who is gone. */
export function forgetPersonal(): void {
  const personal = { queryKey: [PERSONAL] };
  const client = getQueryClient();
  client.cancelQueries(personal).catch(() => undefined);
  client.removeQueries(personal);
}

import { hashKey, type QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@/lib/api/client/query-client';
import { createMutationQueue } from './create-mutation-queue';

interface CachedChange<Data> {
  /** Applies the change to the cached data. Applying it twice must give the same result. */
  apply: (data: Data) => Data;
  send: () => Promise<unknown>;
}

type QueuedChange = CachedChange<unknown> & { queryKey: QueryKey };

/** By query with pending changes: what the server has, and what is shown in its place. */
const overlays = new Map<string, { queryKey: QueryKey; server: unknown; shown: unknown }>();

const queue = createMutationQueue<QueuedChange>({
  send: async (change) => {
    await change.send();
    return () => show(change.queryKey, change.apply);
  },
});
queue.subscribe(() => {
  for (const { queryKey } of [...overlays.values(), ...queue.getPending().values()]) show(queryKey);
});

function getPendingOf(hash: string): QueuedChange[] {
  return [...queue.getPending().values()].filter(({ queryKey }) => hashKey(queryKey) === hash);
}

/** Caches what the server has with the pending changes applied. `save` updates what the server has. */
function show(queryKey: QueryKey, save: (data: unknown) => unknown = (data) => data): void {
  const client = getQueryClient();
  const hash = hashKey(queryKey);
  const cached = client.getQueryData(queryKey);
  const overlay = overlays.get(hash);
  const changes = getPendingOf(hash);
  // The session has ended, or the data is not loaded yet.
  if (cached === undefined) overlays.delete(hash);
  if (cached === undefined) return;
  // Other data than what was shown was fetched in the meantime.
  const server = save(overlay?.shown === cached ? overlay.server : cached);
  client.setQueryData(
    queryKey,
    changes.reduce((data, { apply }) => apply(data), server),
  );
  if (changes.length === 0) overlays.delete(hash);
  else overlays.set(hash, { queryKey, server, shown: client.getQueryData(queryKey) });
}

/** Whether a change of this query's data waits for the server. */
export const hasCachedChanges = (queryKey: QueryKey): boolean =>
  getPendingOf(hashKey(queryKey)).length > 0;

/** Shown at once, sent in turn, rolled back on failure. @throws the error of `send`, unless a newer change of the item is next */
export async function changeCachedItem<Data>(
  queryKey: QueryKey,
  id: string,
  { apply, send }: CachedChange<Data>,
): Promise<void> {
  const client = getQueryClient();
  // A running fetch may not include the change.
  let isStale = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  try {
    const change = { queryKey, apply: (data: unknown) => apply(data as Data), send };
    await queue.enqueue(`${hashKey(queryKey)} ${id}`, change);
  } catch (error) {
    // The change may have reached the server in spite of the error.
    isStale = true;
    throw error;
  } finally {
    if (isStale) void client.invalidateQueries({ queryKey });
  }
}

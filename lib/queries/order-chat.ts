import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readOrderMessages } from '@/lib/api/calls/order-messages';
import { type ChatMessage, mergeMessages } from '@/lib/domain/orders/chat';
import { customerKey } from './keys';

/** Poll interval in milliseconds when the backend sends none, and the limits for the interval that it sends. */
const POLL_INTERVAL_MS = { usual: 5000, least: 1000, most: 60_000 };

interface Chat {
  /** Oldest first. */
  messages: ChatMessage[];
  pollAfterMs: number;
}

const toPollInterval = (seconds: number | null): number =>
  seconds
    ? Math.min(POLL_INTERVAL_MS.most, Math.max(POLL_INTERVAL_MS.least, seconds * 1000))
    : POLL_INTERVAL_MS.usual;

/**
 * The conversation about an order. Each poll requests only the messages after the last known one. Polling pauses while
 * the page is hidden or offline.
 */
export const orderChatQuery = (customerId: string, orderId: string) => {
  const queryKey = customerKey(customerId, 'order-chat', orderId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Chat | null> => {
      const known = client.getQueryData<Chat | null>(queryKey)?.messages ?? [];
      const request = { orderId, afterId: known.at(-1)?.id };
      const fresh = await readOrderMessages(browserClient, request, signal);
      return (
        fresh && {
          messages: mergeMessages(known, fresh.messages),
          pollAfterMs: toPollInterval(fresh.pollAfterSeconds),
        }
      );
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === null ? false : (state.data?.pollAfterMs ?? POLL_INTERVAL_MS.usual),
    refetchOnWindowFocus: true,
  });
};

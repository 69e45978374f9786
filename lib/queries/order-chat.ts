import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { serialise } from '@/lib/api/json-api';
import { toChatMessage } from '@/lib/api/resources/order-message';
import { entities, models, toNumber } from '@/lib/api/resources/wire';
import { type ChatMessage, mergeMessages } from '@/lib/domain/orders/chat';
import { CUSTOMER_SCOPE } from './query-client';

/** Poll interval in milliseconds when the backend sends none, and the limits for the interval that it sends. */
const POLL_INTERVAL_MS = { usual: 5000, least: 1000, most: 60_000 };

interface Chat {
  /** Oldest first. */
  messages: ChatMessage[];
  pollAfterMs: number;
}

const toPollInterval = (value: unknown): number => {
  const seconds = toNumber(value);
  return seconds
    ? Math.min(POLL_INTERVAL_MS.most, Math.max(POLL_INTERVAL_MS.least, seconds * 1000))
    : POLL_INTERVAL_MS.usual;
};

/**
 * The conversation about an order. Each poll requests only the messages after the last known one. Polling pauses while
 * the page is hidden or offline.
 */
export const orderChatQuery = (customerId: string, orderId: string) => {
  const queryKey = [CUSTOMER_SCOPE, customerId, 'order-chat', orderId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Chat | null> => {
      const known = client.getQueryData<Chat | null>(queryKey)?.messages ?? [];
      const document = await browserClient.requestOrNull(assumedOrderEndpoints.orderMessages, {
        params: { id: orderId },
        query: { 'filter[after]': known.at(-1)?.id },
        signal,
      });
      if (!document) return null;
      const fresh = entities(models(document.data), toChatMessage);
      return {
        messages: mergeMessages(known, fresh),
        pollAfterMs: toPollInterval(document.meta.poll_after_seconds),
      };
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === null ? false : (state.data?.pollAfterMs ?? POLL_INTERVAL_MS.usual),
    refetchOnWindowFocus: true,
  });
};

/** Sends a message. Repeated calls with the same `clientId` create only one message. @throws ApiError */
export async function sendOrderMessage(
  orderId: string,
  message: { clientId: string; text: string },
): Promise<void> {
  await browserClient.request(assumedOrderEndpoints.orderMessageCreate, {
    body: serialise({
      type: 'order-messages',
      attributes: { text: message.text, client_id: message.clientId },
      relationships: { order: { type: 'orders', id: orderId } },
    }),
  });
}

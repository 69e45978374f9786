import { queryOptions } from '@tanstack/react-query';
import { type ChatMessage, mergeMessages } from '@/lib/domain/orders/chat';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import { createFind } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { serialise } from './client/serialise';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedOrderEndpoints } from './endpoints/assumed-orders';

export const readOrderMessageFields = snakeToCamel({
  id: wire.text,
  author: wire.text,
  author_name: wire.text,
  text: wire.text,
  client_id: wire.optionalText,
  created_utc: wire.dateTime,
});

export function toChatMessage(model: JsonApiModel): ChatMessage | null {
  const message = readOrderMessageFields(model);
  if (!message.id || !message.text) return null;
  return { ...message, author: message.author === 'customer' ? 'customer' : 'agent' };
}

export const readChatMeta = snakeToCamel({ poll_after_seconds: wire.optionalNumber });

export const readOrderMessages = createFind(
  assumedOrderEndpoints.orderMessages,
  ({ orderId, afterId }: { orderId: string; afterId: string | undefined }) => ({
    params: { id: orderId },
    query: { 'filter[after]': afterId },
  }),
  (document) => ({
    messages: wire.listEntities(document, toChatMessage),
    ...readChatMeta(document.meta),
  }),
);

/** Sends a message. Repeated calls with the same `clientId` create only one message. @throws ApiError */
export async function sendOrderMessage(
  client: ApiClient,
  message: { orderId: string; clientId: string; text: string },
): Promise<void> {
  await client.request(assumedOrderEndpoints.orderMessageCreate, {
    body: serialise({
      type: 'order-messages',
      attributes: { text: message.text, client_id: message.clientId },
      relationships: { order: { type: 'orders', id: message.orderId } },
    }),
  });
}

/** Poll interval in milliseconds when the backend sends none, and the limits for the interval that it sends. */
const POLL_INTERVAL_MS = { usual: 5000, least: 1000, most: 60_000 };

interface Chat {
  messages: ChatMessage[];
  pollAfterMs: number;
}

const toPollInterval = (seconds: number | null): number =>
  seconds
    ? Math.min(POLL_INTERVAL_MS.most, Math.max(POLL_INTERVAL_MS.least, seconds * 1000))
    : POLL_INTERVAL_MS.usual;

/** Each poll requests only the messages after the last known one. */
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

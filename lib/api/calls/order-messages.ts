import type { ChatMessage } from '@/lib/domain/orders/chat';
import type { ApiClient } from '../client';
import { createFind } from '../create-read';
import { assumedOrderEndpoints } from '../endpoints/assumed-orders';
import { toChatMessage } from '../resources/order-message';
import { listEntities, optionalNumber } from '../resources/wire';
import { serialise } from '../serialise';

/** Messages about an order. */
interface ChatMessages {
  /** Oldest first. */
  messages: ChatMessage[];
  /** When to request again. Null when the backend does not say. */
  pollAfterSeconds: number | null;
}

/** The messages about an order after a known one. Null when there is no such order. @throws ApiError */
export const readOrderMessages = createFind(
  assumedOrderEndpoints.orderMessages,
  ({ orderId, afterId }: { orderId: string; afterId: string | undefined }) => ({
    params: { id: orderId },
    query: { 'filter[after]': afterId },
  }),
  (document): ChatMessages => ({
    messages: listEntities(document, toChatMessage),
    pollAfterSeconds: optionalNumber.parse(document.meta.poll_after_seconds),
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

import type { ApiClient } from '../client';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { requireEntity } from '../require-entity';

interface ProviderOrderRequest {
  methodCode: string;
  /** Of an existing order to pay. Null for the cart. */
  transactionId: string | null;
  /** Whether the provider should store the card or account for later purchases. */
  shouldStore: boolean;
}

/** Lets the backend create an order at a payment provider. @returns the provider's order id @throws ApiError */
export async function createProviderOrder(
  client: ApiClient,
  wanted: ProviderOrderRequest,
): Promise<string> {
  const { meta } = await client.request(assumedCheckoutEndpoints.providerOrder, {
    body: {
      payment_method_code: wanted.methodCode,
      transaction_id: wanted.transactionId,
      is_temporary: !wanted.shouldStore,
    },
  });
  const { provider_order_id: id } = meta;
  return requireEntity(typeof id === 'string' && id !== '' ? id : null);
}

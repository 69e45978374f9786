import { browserClient } from '@/lib/api/browser';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { required } from '@/lib/api/required';

interface WantedOrder {
  methodCode: string;
  /** Of an existing order to pay. Null for the cart. */
  transactionId: string | null;
  /** Whether the provider should store the card or account for later purchases. */
  isKept: boolean;
}

/** Lets the backend create an order at a payment provider. @returns the provider's order id @throws ApiError */
export async function openProviderOrder(wanted: WantedOrder): Promise<string> {
  const { meta } = await browserClient.request(assumedCheckoutEndpoints.providerOrder, {
    body: {
      payment_method_code: wanted.methodCode,
      transaction_id: wanted.transactionId,
      is_temporary: !wanted.isKept,
    },
  });
  const { provider_order_id: id } = meta;
  return required(typeof id === 'string' && id !== '' ? id : null);
}

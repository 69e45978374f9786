import { browserClient } from '@/lib/api/browser';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { required } from '@/lib/api/required';

interface WantedOrder {
  methodCode: string;
  /** Of an existing order that is paid; null for the cart. */
  transactionId: string | null;
  /** The provider is to keep the card or account for later purchases. */
  isKept: boolean;
}

/** Has the backend open an order at a payment provider; gives its id there. @throws ApiError */
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

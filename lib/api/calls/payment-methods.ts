import type { PaymentMethod, Tokenizable } from '@/lib/domain/checkout/types';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { requireEntity } from '../require-entity';
import { toPaymentMethod } from '../resources/payment-method';
import { toTokenizable } from '../resources/tokenizable';
import { firstEntity, models } from '../resources/wire';
import { serialise } from '../serialise';

/** @param transactionId of an existing order to pay; null for the cart */
export async function readPaymentMethods(
  client: ApiClient,
  transactionId: string | null,
  signal?: AbortSignal,
): Promise<PaymentMethod[]> {
  const { data } = await client.request(assumedCheckoutEndpoints.paymentMethods, {
    query: { transaction_id: transactionId },
    signal,
  });
  return models(data)
    .map(toPaymentMethod)
    .filter((one) => one !== null);
}

/** A card or account as the provider returns it: references only. */
export interface NewTokenizable {
  methodCode: string;
  token: string;
  holder: string;
  /** `2029-08`; null for an account. */
  expires: string | null;
  /** The provider's reference to the security code. Null without one. */
  cvcToken: string | null;
  /** For this purchase only. */
  isTemporary: boolean;
}

/** Creates a tokenizable, with which the customer can pay, from a provider's token. @throws ApiError */
export async function createTokenizable(
  client: ApiClient,
  fresh: NewTokenizable,
): Promise<Tokenizable> {
  const document = await client.request(assumedAccountEndpoints.tokenizableCreate, {
    body: serialise({
      type: 'tokenizables',
      attributes: {
        payment_method_code: fresh.methodCode,
        token: fresh.token,
        holder: fresh.holder,
        expires: fresh.expires,
        cvc_token: fresh.cvcToken,
        is_temporary: fresh.isTemporary,
      },
    }),
  });
  return requireEntity(firstEntity(document, toTokenizable));
}

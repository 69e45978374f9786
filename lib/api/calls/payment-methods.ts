import type { Tokenizable } from '@/lib/domain/checkout/types';
import type { ApiClient } from '../client';
import { createOnce } from '../create-once';
import { createRead } from '../create-read';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { requireEntity } from '../require-entity';
import { toPaymentMethod } from '../resources/payment-method';
import { findCreated, savedEntity } from '../resources/saved-entity';
import { toTokenizable } from '../resources/tokenizable';
import { readList } from '../resources/wire';
import { serialise } from '../serialise';

/** @param transactionId of an existing order to pay; null for the cart */
export const readPaymentMethods = createRead(
  assumedCheckoutEndpoints.paymentMethods,
  (transactionId: string | null) => ({ query: { transaction_id: transactionId } }),
  (document) => readList(document, toPaymentMethod),
);

/** A card or account as the provider returns it: references only. */
export interface NewTokenizable {
  /** Of the order that is paid. Null for the cart. */
  transactionId: string | null;
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
  const { transactionId, methodCode, token, holder, expires, cvcToken, isTemporary } = fresh;
  const sent = {
    type: 'tokenizables',
    attributes: {
      payment_method_code: methodCode,
      token,
      holder,
      expires,
      cvc_token: cvcToken,
      is_temporary: isTemporary,
    },
  };
  const { tokenizableCreate } = assumedAccountEndpoints;
  const document = await createOnce(client, tokenizableCreate, { body: serialise(sent) });
  const saved = savedEntity(document, sent, toTokenizable);
  if (saved) return saved;
  const methods = await readPaymentMethods(client, transactionId);
  const found = methods.find(({ code }) => code === methodCode)?.tokenizables ?? [];
  return requireEntity(findCreated(found, { holder, expires: expires ?? '', isTemporary }));
}

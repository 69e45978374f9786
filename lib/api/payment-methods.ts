import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { ApiClient } from './client/client';
import { createOnce } from './client/create-once';
import { createRead } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiModel } from './client/json-api';
import { checkoutKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { findCreated, savedEntity, serialise } from './client/serialise';
import { camelToSnake, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';
import { assumedCheckoutEndpoints } from './endpoints/assumed-checkout';
import { toMethodName } from './payment-method-names';
import { toTokenizable } from './stored-cards';

export const readPaymentMethodFields = snakeToCamel({
  code: wire.text,
  name: wire.text,
  description: wire.text,
  tokenizer: wire.flag,
  secure_code_required: wire.flag,
  minimun_amount: wire.optionalNumber,
  maximum_amount: wire.optionalNumber,
  is_available: wire.trueUnlessDenied,
  unavailable_reason: wire.optionalText,
});

export function toPaymentMethod(model: JsonApiModel): PaymentMethod | null {
  const { minimunAmount: minimumAmount, ...method } = readPaymentMethodFields(model);
  if (!method.code) return null;
  return {
    ...method,
    name: toMethodName(method.name, method.code),
    tokenizables: wire
      .relations(model, 'tokenizables')
      .map(toTokenizable)
      .filter((one) => one !== null),
    minimumAmount,
  };
}

/** @param transactionId of an existing order to pay; null for the cart */
export const readPaymentMethods = createRead(
  assumedCheckoutEndpoints.paymentMethods,
  (transactionId: string | null) => ({ query: { transaction_id: transactionId } }),
  (document) => wire.readList(document, toPaymentMethod),
);

/** A card or account as the provider returns it: references only. */
interface NewTokenizable {
  /** Of the order that is paid. Null for the cart. */
  transactionId: string | null;
  methodCode: string;
  token: string;
  holder: string;
  /** `2029-08`; null for an account. */
  expires: string | null;
  /** The provider's reference to the security code. Null without one. */
  cvcToken: string | null;
  isTemporary: boolean;
}

export async function createTokenizable(client: ApiClient, fresh: NewTokenizable) {
  const { transactionId, methodCode, ...card } = fresh;
  const { holder, expires, isTemporary } = card;
  const attributes = { payment_method_code: methodCode, ...camelToSnake(card) };
  const sent = { type: 'tokenizables', attributes };
  const { tokenizableCreate } = assumedAccountEndpoints;
  const document = await createOnce(client, tokenizableCreate, { body: serialise(sent) });
  const saved = savedEntity(document, sent, toTokenizable);
  if (saved) return saved;
  const methods = await readPaymentMethods(client, transactionId);
  const found = methods.find(({ code }) => code === methodCode)?.tokenizables ?? [];
  return requireEntity(findCreated(found, { holder, expires: expires ?? '', isTemporary }));
}

interface ProviderOrderRequest {
  methodCode: string;
  transactionId: string | null;
  shouldStore: boolean;
}

export const readProviderOrderFields = snakeToCamel({ provider_order_id: wire.text });

export async function createProviderOrder(client: ApiClient, wanted: ProviderOrderRequest) {
  const { meta } = await client.request(assumedCheckoutEndpoints.providerOrder, {
    body: {
      payment_method_code: wanted.methodCode,
      transaction_id: wanted.transactionId,
      is_temporary: !wanted.shouldStore,
    },
  });
  return requireEntity(readProviderOrderFields(meta).providerOrderId || null);
}

export const paymentMethodsQuery = (customerId: string, transactionId: string | null = null) =>
  readQuery(
    [...checkoutKey(customerId), 'methods', transactionId],
    readPaymentMethods,
    transactionId,
    { staleTime: 0 },
  );

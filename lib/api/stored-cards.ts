import { isSecurityCode } from '@/lib/domain/checkout/tokens';
import type { Tokenizable, TokenizablePayload } from '@/lib/domain/checkout/types';
import { createDelete, createSetDefault } from './client/create-change';
import { createCustomerListCall } from './client/create-read';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

const { customerTokenizables, tokenizableUpdate, tokenizableDelete } = assumedAccountEndpoints;

const readPayload = snakeToCamel({
  creation_date: wire.dateTime,
  cvc: wire.optionalText,
  type_resource: wire.text,
});

/** Detects a real security code, which the shop must never store, whoever sends it. */
const looksLikeSecurityCode = (cvc: string | null) => cvc !== null && isSecurityCode(cvc);

function toPayload(value: unknown): TokenizablePayload {
  const payload = readPayload(value);
  return { ...payload, cvc: looksLikeSecurityCode(payload.cvc) ? null : payload.cvc };
}

export const toTokenizable = snakeToCamelOrNull(
  {
    id: wire.text,
    payment_method_code: wire.text,
    creation_date: wire.dateTime,
    payload: wire.withShape(wire.field('object', toPayload, toPayload(null)), readPayload),
    brand: wire.text,
    last_four: wire.lastFour,
    holder: wire.text,
    expires: wire.text,
    is_expired: wire.flag,
    is_default: wire.flag,
    is_temporary: wire.flag,
  },
  'id',
);

export const readStoredCards = createCustomerListCall<Tokenizable>(
  customerTokenizables,
  toTokenizable,
);

export const setDefaultCard = createSetDefault(tokenizableUpdate, 'tokenizables');

export const deleteStoredCard = createDelete(tokenizableDelete);

export const storedCardsQuery = (customerId: string) =>
  readQuery(customerKey(customerId, 'tokenizables'), readStoredCards, customerId);

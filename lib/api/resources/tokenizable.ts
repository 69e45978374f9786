import { isSecurityCode } from '@/lib/domain/checkout/payment';
import type { Tokenizable, TokenizablePayload } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import { dateTime, field, flag, lastFour, optionalText, text } from './wire';

const readPayload = snakeToCamel({
  creation_date: dateTime,
  cvc: optionalText,
  type_resource: text,
});

/** Detects a real security code, which the shop must never store, whoever sends it. */
const looksLikeSecurityCode = (cvc: string | null) => cvc !== null && isSecurityCode(cvc);

function toPayload(value: unknown): TokenizablePayload {
  const payload = readPayload(value);
  return { ...payload, cvc: looksLikeSecurityCode(payload.cvc) ? null : payload.cvc };
}

/** A stored card or account. Null without an id. */
export const toTokenizable: (model: JsonApiModel) => Tokenizable | null = snakeToCamelOrNull(
  {
    id: text,
    payment_method_code: text,
    creation_date: dateTime,
    payload: field<TokenizablePayload>(toPayload, toPayload(null)),
    brand: text,
    last_four: lastFour,
    holder: text,
    expires: text,
    is_expired: flag,
    is_default: flag,
    is_temporary: flag,
  },
  'id',
);

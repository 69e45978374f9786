import * as z from 'zod/mini';
import { isSecurityCode } from '@/lib/domain/checkout/payment';
import type { Tokenizable, TokenizablePayload } from '@/lib/domain/checkout/types';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import { dateTime, field, flag, optionalText, text } from './wire';

const payloadWire = z.object({ creation_date: dateTime, cvc: optionalText, type_resource: text });

/** Detects a real security code, which the shop must never store, whoever sends it. */
const looksLikeSecurityCode = (cvc: string | null) => cvc !== null && isSecurityCode(cvc);

function toPayload(value: unknown): TokenizablePayload {
  const { creation_date, cvc, type_resource } = payloadWire.parse(isRecord(value) ? value : {});
  return {
    creationDate: creation_date,
    cvc: looksLikeSecurityCode(cvc) ? null : cvc,
    typeResource: type_resource,
  };
}

const tokenizableWire = z.object({
  id: text,
  payment_method_code: text,
  creation_date: dateTime,
  payload: field<TokenizablePayload>(toPayload, toPayload(null)),
  brand: text,
  last_four: text,
  holder: text,
  expires: text,
  is_expired: flag,
  is_default: flag,
  is_temporary: flag,
});

/** A stored card or account. Null without an id. */
export function toTokenizable(model: JsonApiModel): Tokenizable | null {
  const one = tokenizableWire.parse(model);
  if (!one.id) return null;
  return {
    id: one.id,
    paymentMethodCode: one.payment_method_code,
    creationDate: one.creation_date,
    payload: one.payload,
    brand: one.brand,
    lastFour: one.last_four,
    holder: one.holder,
    expires: one.expires,
    isExpired: one.is_expired,
    isDefault: one.is_default,
    isTemporary: one.is_temporary,
  };
}

import * as z from 'zod/mini';
import { isSecurityCode } from '@/lib/domain/checkout/payment';
import type { PaymentMethod, Tokenizable, TokenizablePayload } from '@/lib/domain/checkout/types';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import { dateTime, field, flag, optionalNumber, optionalText, relations, text } from './wire';

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

const methodWire = z.object({
  code: text,
  name: text,
  description: text,
  tokenizer: flag,
  secure_code_required: flag,
  minimun_amount: optionalNumber,
  maximum_amount: optionalNumber,
  // A method is available unless the backend says that it is not.
  is_available: field<boolean>((value) => value !== false && value !== 0, true),
  unavailable_reason: optionalText,
});

/** A payment method with the customer's cards or accounts for it. Null without a code. */
export function toPaymentMethod(model: JsonApiModel): PaymentMethod | null {
  const method = methodWire.parse(model);
  if (!method.code) return null;
  return {
    code: method.code,
    name: method.name || method.code,
    description: method.description,
    tokenizer: method.tokenizer,
    tokenizables: relations(model, 'tokenizables')
      .map(toTokenizable)
      .filter((one) => one !== null),
    secureCodeRequired: method.secure_code_required,
    minimumAmount: method.minimun_amount,
    maximumAmount: method.maximum_amount,
    isAvailable: method.is_available,
    unavailableReason: method.unavailable_reason,
  };
}

import * as z from 'zod/mini';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { toTokenizable } from './tokenizable';
import { field, flag, optionalNumber, optionalText, relations, text } from './wire';

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

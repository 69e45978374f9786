import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { toMethodName } from './method-name';
import { snakeToCamel } from './snake-to-camel';
import { toTokenizable } from './tokenizable';
import { flag, optionalNumber, optionalText, relations, text, trueUnlessDenied } from './wire';

const readFields = snakeToCamel({
  code: text,
  name: text,
  description: text,
  tokenizer: flag,
  secure_code_required: flag,
  minimun_amount: optionalNumber,
  maximum_amount: optionalNumber,
  is_available: trueUnlessDenied,
  unavailable_reason: optionalText,
});

/** A payment method with the customer's cards or accounts for it. Null without a code. */
export function toPaymentMethod(model: JsonApiModel): PaymentMethod | null {
  const { minimunAmount: minimumAmount, ...method } = readFields(model);
  if (!method.code) return null;
  return {
    ...method,
    name: toMethodName(method.name, method.code),
    tokenizables: relations(model, 'tokenizables')
      .map(toTokenizable)
      .filter((one) => one !== null),
    minimumAmount,
  };
}

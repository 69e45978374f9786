import * as z from 'zod/mini';
import type { SavedCard } from '@/lib/domain/account/saved-card';
import type { JsonApiModel } from '../json-api';
import { flag, text } from './wire';

const wire = z.object({
  id: text,
  payment_method_code: text,
  brand: text,
  last_four: text,
  holder: text,
  expires: text,
  is_default: flag,
});

export function toStoredCard(model: JsonApiModel): SavedCard | null {
  const { payment_method_code, last_four, is_default, ...card } = wire.parse(model);
  if (!card.id) return null;
  return {
    ...card,
    paymentMethodCode: payment_method_code,
    lastFour: last_four,
    isDefault: is_default,
  };
}

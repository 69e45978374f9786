import type { HandOver } from '@/lib/domain/cart/hand-over-merge';
import { keyOf, MAX_QUANTITY } from '@/lib/domain/cart/lines';
import type { GuestCartLine, GuestCartProduct } from '@/lib/domain/cart/types';
import { allAre, asFields, asListOf, asNumber, asText } from '../persistence/guards';

function asProduct(value: unknown): GuestCartProduct | null {
  const fields = asFields(value);
  const texts = fields && allAre(fields, asText, ['id', 'slug', 'name', 'partNumber']);
  const numbers =
    fields &&
    allAre(fields, asNumber, [
      'stock',
      'commonPriceWithTax',
      'promotionPriceWithTax',
      'mwiOneDiscPercent',
    ]);
  if (!fields || !texts || !numbers || texts.id === '') return null;
  return {
    ...texts,
    ...numbers,
    brandName: asText(fields.brandName),
    categoryName: asText(fields.categoryName),
    image: asText(fields.image),
    promotionId: asText(fields.promotionId),
  };
}

function asLine(value: unknown): GuestCartLine | null {
  const fields = asFields(value);
  const product = asProduct(fields?.product);
  const numbers = fields && allAre(fields, asNumber, ['quantity', 'subtotal', 'discount', 'tax']);
  if (!fields || !product || !numbers) return null;
  const { quantity } = numbers;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return null;
  return {
    product,
    ...numbers,
    assemblyId: asText(fields.assemblyId),
    ...(typeof fields.requiresAssembly === 'boolean' && {
      requiresAssembly: fields.requiresAssembly,
    }),
    isUpdated: fields.isUpdated === true,
  };
}

function asHandOver(value: unknown): HandOver | null {
  const fields = asFields(value);
  const key = asText(fields?.key);
  const pieces = fields && allAre(fields, asFields, ['sent', 'taken']);
  return key && pieces ? ({ key, ...pieces } as HandOver) : null;
}

interface StoredCart {
  lines: readonly GuestCartLine[];
  handOvers: readonly HandOver[];
}

/** Reads the stored guest cart. Null when any part of it is not valid. */
export function acceptCart(value: unknown): StoredCart | null {
  const fields = asFields(value);
  const lines = asListOf(fields?.lines, asLine, keyOf);
  // Carts that were stored before the shop had accounts have no merges.
  const handOvers = asListOf(fields?.handOvers ?? [], asHandOver, ({ key }) => key);
  return lines && handOvers && { lines, handOvers };
}

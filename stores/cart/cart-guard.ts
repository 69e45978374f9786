import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { getLineKey, MAX_LINE_QUANTITY, toLineProduct } from '@/lib/domain/cart/lines';
import type { CartLine, GuestCartMerge } from '@/lib/domain/cart/types';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { asFields, asNumber, asText, asUniqueList, pickFields } from '../persistence/guards';

/** A line in the form in which it is stored: with the prices of spec 3. */
export function toStoredLine({ product, ...line }: CartLine): object {
  const { pricing, ...rest } = product;
  const { common, final } = getUnitPrices(product);
  return {
    ...line,
    product: {
      ...rest,
      commonPriceWithTax: common,
      promotionPriceWithTax: final,
      promotionId: final < common ? 'current-price' : null,
      onePriceWithTax: pricing.mwiOnePriceWithTax,
      mwiOneDiscPercent: pricing.mwiOneDiscPercent,
    },
  };
}

function asCartProduct(value: unknown): ProductSnapshot | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'slug', 'name', 'partNumber']);
  const numbers =
    fields &&
    pickFields(fields, asNumber, [
      'commonPriceWithTax',
      'promotionPriceWithTax',
      'mwiOneDiscPercent',
    ]);
  if (!fields || !texts || !numbers || texts.id === '') return null;
  const stock = asNumber(fields.stock);
  if (stock === null && fields.stock !== null) return null;
  const { commonPriceWithTax: common, promotionPriceWithTax, mwiOneDiscPercent } = numbers;
  return toLineProduct({
    ...texts,
    brandName: asText(fields.brandName),
    categoryName: asText(fields.categoryName),
    image: asText(fields.image),
    stock,
    ...(fields.hasMonths === true && { hasMonths: true }),
    pricing: {
      priceWithTax: common,
      currentPriceWithTax: asText(fields.promotionId) === null ? common : promotionPriceWithTax,
      // Carts that were stored before have none.
      mwiOnePriceWithTax: asNumber(fields.onePriceWithTax) ?? 0,
      mwiOneDiscPercent,
    },
  });
}

export function asCartLine(value: unknown): CartLine | null {
  const fields = asFields(value);
  const product = asCartProduct(fields?.product);
  const numbers =
    fields && pickFields(fields, asNumber, ['quantity', 'subtotal', 'discount', 'tax']);
  if (!fields || !product || !numbers) return null;
  const { quantity } = numbers;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY) return null;
  const [name, groups] = [asText(fields.assemblyName), asFields(fields.assemblyGroups)];
  return {
    product,
    ...numbers,
    assemblyId: asText(fields.assemblyId),
    ...(typeof fields.requiresAssembly === 'boolean' && {
      requiresAssembly: fields.requiresAssembly,
    }),
    ...(name && { assemblyName: name }),
    ...(groups && { assemblyGroups: groups as Record<string, number> }),
    isUpdated: fields.isUpdated === true,
  };
}

function asGuestCartMerge(value: unknown): GuestCartMerge | null {
  const fields = asFields(value);
  const key = asText(fields?.key);
  const pieces = fields && pickFields(fields, asFields, ['sent', 'taken']);
  return key && pieces ? ({ key, ...pieces } as GuestCartMerge) : null;
}

interface StoredCart {
  lines: readonly CartLine[];
  knownMerges: readonly GuestCartMerge[];
}

/** Reads the stored guest cart. Null when any part of it is not valid. */
export function parsePersistedCart(value: unknown): StoredCart | null {
  const fields = asFields(value);
  const lines = asUniqueList(fields?.lines, asCartLine, getLineKey);
  // Carts that were stored before the shop had accounts have no merges.
  const knownMerges = asUniqueList(fields?.handOvers ?? [], asGuestCartMerge, ({ key }) => key);
  return lines && knownMerges && { lines, knownMerges };
}

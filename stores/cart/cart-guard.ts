import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { getLineKey, MAX_LINE_QUANTITY, toLineProduct } from '@/lib/domain/cart/lines';
import type { CartLine, GuestCartMerge, LineQuantities } from '@/lib/domain/cart/types';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import {
  asFields,
  asNullable,
  asNumber,
  asRecord,
  asText,
  asTrue,
  asUniqueList,
  type Guard,
} from '../persistence/guards';

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

const asProductFields = asRecord({
  id: asText,
  slug: asText,
  name: asText,
  partNumber: asText,
  brandName: asNullable(asText),
  categoryName: asNullable(asText),
  image: asNullable(asText),
  stock: (value) => (value === null ? null : asNumber(value)),
  hasMonths: asTrue,
  commonPriceWithTax: asNumber,
  promotionPriceWithTax: asNumber,
  promotionId: asNullable(asText),
  // Carts that were stored before have none.
  onePriceWithTax: asNullable(asNumber),
  mwiOneDiscPercent: asNumber,
});

function asCartProduct(value: unknown): ProductSnapshot | undefined {
  const fields = asProductFields(value);
  if (!fields || fields.id === '') return undefined;
  const { commonPriceWithTax, promotionPriceWithTax, promotionId } = fields;
  return toLineProduct({
    ...fields,
    pricing: {
      priceWithTax: commonPriceWithTax,
      currentPriceWithTax: promotionId === null ? commonPriceWithTax : promotionPriceWithTax,
      mwiOnePriceWithTax: fields.onePriceWithTax ?? 0,
      mwiOneDiscPercent: fields.mwiOneDiscPercent,
    },
  });
}

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_QUANTITY;

const asLineFields = asRecord({
  product: asCartProduct,
  quantity: (value) => (isQuantity(value) ? value : undefined),
  subtotal: asNumber,
  discount: asNumber,
  tax: asNumber,
  assemblyId: asNullable(asText),
  isUpdated: asTrue,
});

export function asCartLine(value: unknown): CartLine | undefined {
  const line = asLineFields(value);
  const fields = asFields(value);
  if (!line || !fields) return undefined;
  const { requiresAssembly } = fields;
  const [assemblyName, groups] = [asText(fields.assemblyName), asFields(fields.assemblyGroups)];
  return {
    ...line,
    ...(typeof requiresAssembly === 'boolean' && { requiresAssembly }),
    ...(assemblyName && { assemblyName }),
    ...(groups && { assemblyGroups: groups as Record<string, number> }),
  };
}

const asGuestCartMerge = asRecord<GuestCartMerge>({
  key: (value) => asText(value) || undefined,
  sent: asFields as Guard<LineQuantities>,
  taken: asFields as Guard<LineQuantities>,
});
const asMerges = asUniqueList(asGuestCartMerge, ({ key }) => key);
const asStoredCart = asRecord({
  lines: asUniqueList(asCartLine, getLineKey),
  // Carts that were stored before the shop had accounts have none.
  handOvers: (value) => asMerges(value ?? []),
});

/** Reads the stored guest cart. Undefined when any part of it is not valid. */
export function parsePersistedCart(value: unknown) {
  const stored = asStoredCart(value);
  return stored && { lines: stored.lines, knownMerges: stored.handOvers };
}

import type { WalletPromotion } from '@/lib/domain/cart/wallet-promotions';
import { isRecord } from '../json';
import { field, toList, toNumber, toText } from './wire';

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const NAMES = ['name', 'title', 'description', 'promotion_name', 'product_name'];
const AMOUNTS = ['amount', 'amount_with_tax', 'wallet_amount', 'total'];

/** The first of these fields that can be read. */
const findFirst = <T>(
  entry: Record<string, unknown>,
  names: readonly string[],
  read: (value: unknown) => T | undefined,
): T | null => names.map((name) => read(entry[name])).find(Boolean) ?? null;

/** Null without a name. An entry may be the name alone. */
function toWalletPromotion(entry: unknown): WalletPromotion | null {
  const sent = isRecord(entry) ? entry : { name: entry };
  const name = findFirst(sent, NAMES, toText);
  return name === null ? null : { name, amount: findFirst(sent, AMOUNTS, toNumber) };
}

/** `wallet_promotion_details` of a cart. */
export const walletPromotions = field<WalletPromotion[]>(
  (value) =>
    toList(value)
      ?.map(toWalletPromotion)
      .filter((one) => one !== null),
  [],
);

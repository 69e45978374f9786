import type { WalletPromotion } from '@/lib/domain/cart/wallet-promotions';
import { isRecord } from '../json';
import { firstOf } from './first-of';
import { field, toList, toNumber, toText } from './wire';

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const NAMES = ['name', 'title', 'description', 'promotion_name', 'product_name'];
const AMOUNTS = ['amount', 'amount_with_tax', 'wallet_amount', 'total'];

/** Null without a name. An entry may be the name alone. */
function toWalletPromotion(entry: unknown): WalletPromotion | null {
  const sent = isRecord(entry) ? entry : { name: entry };
  const name = firstOf(sent, NAMES, toText);
  return name === null ? null : { name, amount: firstOf(sent, AMOUNTS, toNumber) };
}

/** `wallet_promotion_details` of a cart. */
export const walletPromotions = field<WalletPromotion[]>(
  (value) =>
    toList(value)
      ?.map(toWalletPromotion)
      .filter((one) => one !== null),
  [],
);

import { texts } from '@/lib/i18n/server';

/** The words of a card's buttons. */
export function cardLabels() {
  const cart = texts('cart');
  return {
    add: cart('add'),
    added: cart('added'),
    favorite: cart('favorite'),
    compare: texts('compare')('toggle'),
  };
}
export type CardLabels = ReturnType<typeof cardLabels>;

/** Why a product cannot be put in the cart. */
export const closedText = (isSold: boolean) => texts('cart')(isSold ? 'sold' : 'onlyInStores');

import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { cents } from '../core/text';
import type { CartItemRow, CartRow } from './rows';

export const IVA_PERCENT = 16;

/** An amount with IVA, split: the tax takes the rounding, so that both add up to what was shown. */
export function split(withTax: number) {
  const net = cents(withTax / (1 + IVA_PERCENT / 100));
  return { net, tax: cents(withTax - net) };
}

export interface PricedItem {
  item: CartItemRow;
  article: Article;
  /** Pesos with IVA for a piece, before and after the offer. */
  common: number;
  unit: number;
  /** Pesos with IVA for a piece that is paid at once. */
  one: number;
  maxMonths: number;
  /** Percent that the bank charges for plans of `INTEREST_FROM` months and more; 0 without interest. */
  interest: number;
  /** Pesos for the whole line. */
  totalWithTax: number;
  subtotal: number;
  discount: number;
  tax: number;
}

/** The lines that are still sold, at today's prices. */
export function pricedItems({ catalogue }: Backend, cart: CartRow): PricedItem[] {
  return cart.items.flatMap((item) => {
    const article = catalogue.byId.get(item.productId);
    if (!article) return [];
    const { price, current, onePrice } = article.prices;
    const prices = { common: price, unit: current, one: onePrice, ...plansOf(article) };
    return [pricedItem(item, article, prices)];
  });
}

/** Shorter plans never have interest. */
export const INTEREST_FROM = 12;

const plansOf = ({ plans }: Article) => ({
  maxMonths: Math.max(1, ...plans.map(({ months }) => months)),
  interest: Math.max(0, ...plans.map(({ interestPercent }) => interestPercent)),
});

export function pricedItem(
  item: CartItemRow,
  article: Article,
  prices: Pick<PricedItem, 'common' | 'unit' | 'one' | 'maxMonths' | 'interest'>,
): PricedItem {
  const totalWithTax = cents(prices.unit * item.qty);
  const { net, tax } = split(totalWithTax);
  const subtotal = split(cents(prices.common * item.qty)).net;
  return { item, article, ...prices, totalWithTax, subtotal, discount: cents(subtotal - net), tax };
}

export const sum = (numbers: readonly number[]): number =>
  cents(numbers.reduce((total, one) => total + one, 0));

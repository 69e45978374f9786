import type { Backend } from '../backend';
import { cents, pesos } from '../core/text';
import { COUPONS, couponOf } from '../seed/derive/promotions';
import type { PricedItem } from './pricing';
import type { CustomerRow } from './rows';

export interface AppliedCoupon {
  code: string;
  /** Pesos with IVA. */
  discount: number;
  walletAmount: number;
}

function judge(
  backend: Backend,
  customer: CustomerRow,
  code: string,
  lines: readonly PricedItem[],
): AppliedCoupon | string {
  const coupon = COUPONS.find((one) => one.code === code);
  if (!coupon) return `El cupón ${code} no existe.`;
  if (coupon.endedOn) return `El cupón ${code} venció el ${coupon.endedOn}.`;
  const { orders } = backend.customers.rows;
  if (coupon.firstPurchase && orders.some((row) => row.customerId === customer.id)) {
    return `El cupón ${code} es para tu primera compra.`;
  }
  const { categories } = coupon;
  const fitting = lines.filter(({ article }) => {
    const parent = backend.catalogue.categories.get(article.category)?.parent ?? '';
    return !categories || categories.includes(parent) || couponOf(article)?.code === code;
  });
  if (fitting.length === 0) return `El cupón ${code} no aplica a los productos de tu carrito.`;
  const base = cents(fitting.reduce((sum, { totalWithTax }) => sum + totalWithTax, 0));
  if (base < coupon.from)
    return `El cupón ${code} aplica en compras desde ${pesos(coupon.from)} de los productos participantes.`;
  return {
    code,
    discount: coupon.amount ?? cents((base * (coupon.percent ?? 0)) / 100),
    walletAmount: cents((base * (coupon.walletPercent ?? 0)) / 100),
  };
}

/** What the cart's coupon gives now; null without one, and when the cart has changed so that it gives nothing. */
export function applyCoupon(
  backend: Backend,
  customer: CustomerRow,
  code: string | null,
  lines: readonly PricedItem[],
): AppliedCoupon | null {
  const verdict = code === null ? '' : judge(backend, customer, code, lines);
  return typeof verdict === 'string' ? null : verdict;
}

/** Why a coupon gives nothing; null when it gives something. */
export function couponProblem(...args: Parameters<typeof judge>): string | null {
  const verdict = judge(...args);
  return typeof verdict === 'string' ? verdict : null;
}

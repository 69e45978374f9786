import type { Backend } from '../backend';
import { cents, pesos } from '../core/text';
import { couponOf } from '../seed/derive/promotions';
import type { PricedItem } from './pricing';
import type { CustomerRow } from './rows';

interface Coupon {
  code: string;
  /** Purchase with IVA of what it is good for, in pesos. */
  from: number;
  /** Pesos off with IVA, or a percentage of what it is good for. */
  amount?: number;
  percent?: number;
  /** A percentage that comes back as wallet credit. */
  walletPercent?: number;
  /** Main categories that it is good for; everything when absent. */
  categories?: readonly string[];
  firstPurchase?: boolean;
  endedOn?: string;
}

/** The last one ended in the past: for a refusal that can be seen. */
const COUPONS: readonly Coupon[] = [
  { code: 'BIENVENIDO100', from: 1_000, amount: 100, firstPurchase: true },
  { code: 'GAMER5', from: 1_500, percent: 5, categories: ['gaming', 'componentes'] },
  { code: 'OFICINA10', from: 300, percent: 10, categories: ['oficina', 'impresion'] },
  { code: 'MONEDERO3', from: 500, walletPercent: 3 },
  { code: 'BUENFIN2024', from: 1_000, percent: 12, endedOn: '18 de noviembre de 2024' },
];

export interface AppliedCoupon {
  code: string;
  /** Pesos with IVA. */
  discount: number;
  walletAmount: number;
}

/** Either what a coupon gives, or why it gives nothing. */
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
  const fitting = lines.filter(({ article }) => {
    const parent = backend.catalogue.categories.get(article.category)?.parent ?? '';
    return (
      !coupon.categories || coupon.categories.includes(parent) || couponOf(article)?.code === code
    );
  });
  if (fitting.length === 0) return `El cupón ${code} no aplica a los productos de tu carrito.`;
  const base = cents(fitting.reduce((sum, { totalWithTax }) => sum + totalWithTax, 0));
  if (base < coupon.from) {
    return `El cupón ${code} aplica en compras desde ${pesos(coupon.from)} de los productos participantes.`;
  }
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

import { z } from 'zod';
import type { Article } from '../../catalogue/types';
import { Random } from '../../core/random';
import { pesos } from '../../core/text';
import { columns, readRows, word } from '../load';

/** Purchase from which every parcel travels free, in pesos. */
export const FREE_SHIPPING_FROM = 4_999;

const Coupon = z.strictObject({
  code: word,
  /** Purchase with IVA of what it is good for, in pesos. */
  from: z.number(),
  // Pesos off with IVA, or a percentage of what it is good for, or one that comes back as wallet credit.
  ...columns('amount percent walletPercent', z.number().optional()),
  /** Main categories that it is good for; everything when absent. */
  categories: z.array(word).optional(),
  firstPurchase: z.boolean().optional(),
  /** In the past: for a refusal that can be seen. */
  endedOn: word.optional(),
  /** What cards of articles say of it; without one none does. */
  text: word.optional(),
});

export const COUPONS = readRows('content/coupons.jsonl', Coupon);
const ON_CARDS = COUPONS.flatMap(({ code, from, text }) => (text ? [{ code, from, text }] : []));

export function couponOf({ seed, prices }: Article): { code: string; text: string } | null {
  const random = new Random(seed ^ 0x2f11);
  if (!random.chance(0.06)) return null;
  const coupon = random.pick(ON_CARDS);
  return prices.current >= coupon.from ? coupon : null;
}

/** One article in five is sent free, whatever its price. */
export function hasShippingPromotion({ seed, prices }: Article): boolean {
  return prices.current >= FREE_SHIPPING_FROM || new Random(seed ^ 0x6d3e).chance(0.12);
}

export function installmentNote({ plans, seed }: Article): string | null {
  const longest = plans.at(-1);
  if (!longest || seed % 4 !== 0) return null;
  return `En sucursales, hasta ${longest.months} mensualidades con tarjetas participantes en compras desde ${pesos(longest.minimum)}.`;
}

/** How much a component can do, as the builder groups them; empty for the rest. */
export function performanceOf({ kind, price }: Article): string {
  if (!['cpu', 'gpu', 'motherboard', 'ram', 'psu', 'cooler', 'aio'].includes(kind)) return '';
  const [middle, high] =
    kind === 'gpu' ? [4_500, 11_000] : kind === 'cpu' ? [2_800, 6_500] : [1_600, 3_800];
  return price >= high ? 'Alto' : price >= middle ? 'Medio' : 'Básico';
}

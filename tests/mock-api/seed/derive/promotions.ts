import type { Article } from '../../catalogue/types';
import { Random } from '../../core/random';
import { pesos } from '../../core/text';

/** Purchase from which every parcel travels free, in pesos. */
export const FREE_SHIPPING_FROM = 4_999;

const COUPONS = [
  {
    code: 'BIENVENIDO100',
    text: 'Cupón BIENVENIDO100: $100.00 de descuento en tu primera compra',
    from: 1_000,
  },
  { code: 'GAMER5', text: 'Cupón GAMER5: 5% adicional en productos gamer', from: 1_500 },
  { code: 'OFICINA10', text: 'Cupón OFICINA10: 10% adicional en artículos de oficina', from: 300 },
] as const;

export function couponOf({ seed, prices }: Article): { code: string; text: string } | null {
  const random = new Random(seed ^ 0x2f11);
  if (!random.chance(0.06)) return null;
  const coupon = random.pick(COUPONS);
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

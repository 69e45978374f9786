import type { Plan, Prices } from '../../catalogue/types';
import { Random } from '../../core/random';
import { cents } from '../../core/text';

/** Purchase from which each number of months is offered, in pesos. */
const MONTHS: readonly [months: number, minimum: number][] = [
  [3, 300],
  [6, 600],
  [9, 900],
  [12, 1200],
  [18, 1800],
];

/** Three in ten articles are on offer, six in ten cost less when paid at once. */
export function derivePrices(seed: number, price: number): Prices {
  const random = new Random(seed ^ 0x51ed);
  const discount = random.chance(0.3) ? random.pick([5, 8, 10, 12, 15, 18, 20, 25, 30, 35]) : 0;
  const current = discount > 0 ? Math.max(9, Math.round((price * (100 - discount)) / 100)) : price;
  const oneDiscountPercent = random.chance(0.6) ? random.pick([3, 4, 5, 5, 6, 8, 10]) : 0;
  const walletPercent = random.chance(0.5) ? random.pick([1, 1, 2, 2, 3, 5]) : 0;
  const walletPromotion =
    price > 1500 && random.chance(0.06) ? random.pick([50, 100, 150, 300]) : 0;
  return withAmounts({ price, current, oneDiscountPercent, walletPercent, walletPromotion });
}

/** Completes prices with the amounts that follow from the percentages. */
export function withAmounts(
  base: Pick<
    Prices,
    'price' | 'current' | 'oneDiscountPercent' | 'walletPercent' | 'walletPromotion'
  >,
): Prices {
  const onePrice = cents((base.current * (100 - base.oneDiscountPercent)) / 100);
  return {
    ...base,
    onePrice,
    setBase: cents(base.current * 0.97),
    walletAmount: cents((onePrice * base.walletPercent) / 100),
  };
}

/** Instalments: without interest, except the long plans of two in five articles. */
export function derivePlans(seed: number, id: string, current: number): Plan[] {
  const random = new Random(seed ^ 0x9a27);
  const interest = random.chance(0.4) ? random.pick([4.5, 6.9, 9.9]) : 0;
  return MONTHS.filter(([, minimum]) => current >= minimum).map(([months, minimum]) => {
    const interestPercent = months >= 12 ? interest : 0;
    const total = cents(current * (1 + interestPercent / 100));
    return {
      offerId: `${id}-${months}`,
      months,
      minimum,
      interestPercent,
      discountPercent: 0,
      // The cents that do not divide go into the first payment, so a month is rounded down.
      monthPrice: Math.floor(Math.round(total * 100) / months) / 100,
      total,
    };
  });
}

import { formatPrice } from '@/lib/domain/money';
import { calculateCat } from '@/lib/domain/payments/interest';
import type { ProductBadge } from '@/lib/domain/product/badges';
import {
  type FinancingPlan,
  findFeaturedPlan,
  getFinancedPrice,
} from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

/** 'Precio de contado · o 9 meses sin intereses de $1,548.77'; '' when the price is for any way to pay and in no months. */
export function paymentTerms(
  product: Pick<ProductSummary, 'pricing' | 'offerMonths'>,
  t: Texts<'product'>,
): string {
  const plan = findFeaturedPlan(product);
  const { isCash } = getDisplayPrices(product.pricing);
  const financed = plan && getFinancedPrice(plan, product.pricing);
  const monthly = plan && orText(monthlyText(plan, t), financed, t);
  return [isCash && t('price.cash'), monthly].filter(Boolean).join(' · ');
}

/** Months after a price that they do not pay for begin with 'o'. @param financed see `getFinancedPrice` */
const orText = (text: string, financed: number | null, t: Texts<'product'>): string =>
  financed === null ? text : t('price.or', { text });

const KEYS = {
  free: 'card.monthlyFree',
  unknown: 'card.monthly',
  charged: 'card.monthlyInterest',
} as const;

export const monthlyText = (
  { interest, months, monthPrice, total }: FinancingPlan,
  t: Texts<'product'>,
): string =>
  t(KEYS[interest], { months, price: formatPrice(monthPrice), total: formatPrice(total) });

/** 'o $8,999.00 en 18 meses sin intereses de $499.94'; without the amount where it is the price beside the line. */
export function financedText(
  plan: FinancingPlan,
  pricing: ProductSummary['pricing'],
  t: Texts<'product'>,
): string {
  const financed = getFinancedPrice(plan, pricing);
  const text = monthlyText(plan, t);
  if (financed === null) return text;
  return orText(t('price.inMonths', { amount: formatPrice(financed), text }), financed, t);
}

/** What a plan costs above the price: its interest and its CAT; '' when nobody says it. @param price in pesos */
export function interestText(plan: FinancingPlan, price: number, t: Texts<'product'>): string {
  const { interest, offer } = plan;
  if (interest !== 'charged') return interest === 'free' ? t('costs.free') : '';
  const cat = calculateCat(plan, price);
  const percent = offer.interestPercent;
  return [
    percent ? t('costs.interest', { percent }) : t('costs.charged'),
    cat !== null && t('costs.cat', { cat }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const BADGE_KEYS = {
  sold: 'card.sold',
  'fast-pickup': 'card.fastPickup',
  'free-shipping': 'card.freeShipping',
  digital: 'card.digital',
  coupon: 'card.coupon',
  'last-pieces': 'card.lastPieces',
  kit: 'card.kit',
} as const;

export function badgeText(badge: ProductBadge, t: Texts<'product'>): string {
  switch (badge.id) {
    case 'discount':
      return t('card.discount', { percentage: `${badge.percent}%` });
    case 'monthly': {
      const { interest, months, monthPrice } = badge.plan;
      const text =
        interest === 'free'
          ? t('card.months', { months, price: formatPrice(monthPrice) })
          : monthlyText(badge.plan, t);
      return orText(text, badge.financed, t);
    }
    case 'wallet':
      return t('card.wallet', { total: formatPrice(badge.amount) });
    case 'delivery':
      return t('card.delivery', { days: badge.days });
    case 'guarantee':
      return t('card.guarantee', { count: badge.months });
    case 'pieces':
      return t('card.pieces', { count: badge.count });
    default:
      return t(BADGE_KEYS[badge.id]);
  }
}

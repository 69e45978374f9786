import { calculateCat } from '@/lib/domain/payments/cat';
import type { FinancingPlan } from '@/lib/domain/product/financing';
import type { Texts } from '@/lib/i18n/types';

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

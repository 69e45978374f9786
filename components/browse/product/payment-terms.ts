import { monthlyText } from '@/components/product/monthly-text';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

/** 'Precio de contado · 9 meses sin intereses de $1,548.77'; '' when the price is for any way to pay and in no months. */
export function paymentTerms(
  product: Pick<ProductSummary, 'pricing' | 'offerMonths'>,
  t: Texts<'product'>,
): string {
  const plan = findFeaturedPlan(product);
  const { isCash } = getDisplayPrices(product.pricing);
  return [isCash && t('price.cash'), plan && monthlyText(plan, t)].filter(Boolean).join(' · ');
}

import { formatPrice } from '@/lib/domain/money';
import type { FinancingPlan } from '@/lib/domain/product/financing';
import type { Texts } from '@/lib/i18n/types';

const KEYS = {
  free: 'card.monthlyFree',
  unknown: 'card.monthly',
  charged: 'card.monthlyInterest',
} as const;

/** A plan in a line: without interest, or with what it costs in total. */
export const monthlyText = (
  { interest, months, monthPrice, total }: FinancingPlan,
  t: Texts<'product'>,
): string =>
  t(KEYS[interest], { months, price: formatPrice(monthPrice), total: formatPrice(total) });

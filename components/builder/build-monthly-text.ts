import type { BuildMonthly } from '@/lib/domain/build/totals';
import { formatPrice } from '@/lib/domain/money';
import type { Texts } from '@/lib/i18n/types';

const KEYS = {
  free: 'totals.monthlyFree',
  unknown: 'totals.monthly',
  charged: 'totals.monthlyInterest',
} as const;

/** Monthly payments in a line: without interest, or with what they cost in total. */
export const buildMonthlyText = (
  { interest, months, price, total }: BuildMonthly,
  t: Texts<'assembly'>,
): string => t(KEYS[interest], { months, price: formatPrice(price), total: formatPrice(total) });

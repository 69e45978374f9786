import type { Texts } from '@/lib/i18n/types';

/** How many reviews are shown, and of how many if that is known. */
export const shownReviewsText = (t: Texts<'product'>, shown: number, total: number | null) =>
  total === null
    ? t('reviews.shownSoFar', { count: shown })
    : t('reviews.shown', { shown, count: Math.max(total, shown) });

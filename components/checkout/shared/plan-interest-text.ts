import type { JudgedPlan } from '@/lib/domain/checkout/plan-interest';
import type { Texts } from '@/lib/i18n/types';

/** What a plan with interest costs: its percentage and its CAT, as far as they are known; '' for any other plan. */
export function planInterestText(
  { plan, interest, cat }: JudgedPlan,
  t: Texts<'checkout'>,
): string {
  if (interest !== 'charged') return '';
  const { interestPercent: percent } = plan;
  return [percent && t('monthly.interest', { percent }), cat !== null && t('monthly.cat', { cat })]
    .filter(Boolean)
    .join(' · ');
}

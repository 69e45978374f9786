import type { CheckoutStep } from '@/lib/domain/checkout/steps';
import { STEPS } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { partId } from '../shared/part';

interface ChangeLinkProps {
  step: CheckoutStep;
  transactionId: string | null;
  /** Part of the step that it leads to. */
  part?: string;
  /** What is changed, for who does not see where the link stands. */
  of: string;
}

/** One click to where something is decided. */
export function ChangeLink({ step, transactionId, part, of }: ChangeLinkProps) {
  const { t } = useTranslation('review-order');
  const path = route(STEPS[step].route, transactionId === null ? {} : { transactionId });
  return (
    <a href={part ? `${path}#${partId(part)}` : path} aria-label={`${t('change')}: ${of}`}>
      {t('change')}
    </a>
  );
}

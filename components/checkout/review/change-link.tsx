import type { CheckoutStep } from '@/lib/domain/checkout/steps';
import { STEPS } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { partId } from '../shared/part';

interface ChangeLinkProps {
  step: CheckoutStep;
  transactionId: string | null;
  /** The section of that step to scroll to. */
  part?: string;
  /** What the link changes, for screen readers. */
  of: string;
}

/** A link to the step where something was decided. */
export function ChangeLink({ step, transactionId, part, of }: ChangeLinkProps) {
  const { t } = useTranslation('review-order');
  const path = route(STEPS[step].route, transactionId === null ? {} : { transactionId });
  return (
    <a href={part ? `${path}#${partId(part)}` : path} aria-label={`${t('change')}: ${of}`}>
      {t('change')}
    </a>
  );
}

import type { CheckoutStep } from '@/lib/domain/checkout/steps';
import { STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { sectionId } from '../shared/step-section';

interface ChangeLinkProps {
  step: CheckoutStep;
  transactionId: string | null;
  /** The section of that step to scroll to. */
  section?: string;
  /** What the link changes, for screen readers. */
  targetName: string;
}

/** A link to the step where something was decided. */
export function ChangeLink({ step, transactionId, section, targetName }: ChangeLinkProps) {
  const { t } = useTranslation('review-order');
  const path = route(STEP_DETAILS[step].route, transactionId === null ? {} : { transactionId });
  return (
    <a
      className="link-button"
      href={section ? `${path}#${sectionId(section)}` : path}
      aria-label={`${t('change')}: ${targetName}`}
    >
      {t('change')}
    </a>
  );
}

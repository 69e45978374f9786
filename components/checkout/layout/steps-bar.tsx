import { Icon } from '@/components/ui/icon';
import {
  type CheckoutStep,
  findStepRedirect,
  getCheckoutFlow,
  getFlowSteps,
  STEP_DETAILS,
} from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { type StepProps, stepHref } from '../purchase';

type StepsBarProps = Pick<StepProps, 'transactionId' | 'store'> & { step: CheckoutStep };

/** The months of a cart's purchase belong to its payment, so that the bar has the same steps from the cart to the end. */
export function StepsBar({ step, transactionId, store }: StepsBarProps) {
  const { t } = useTranslation('checkout');
  const steps = store((state) => state.steps);
  const hasMonthlyPayment = store((state) => state.hasMonthlyPayment);
  // For an existing transaction the monthly step is always available (spec 4.2).
  const shown = getFlowSteps(getCheckoutFlow(transactionId), transactionId !== null);
  const current = shown.includes(step) ? step : 'payment';
  const at = shown.indexOf(current);
  return (
    <nav aria-label={t('frame.steps')} className="checkout-steps">
      <ol className="flex hairline-b">
        {shown.map((one, index) => {
          const isCurrent = one === current;
          const isDone = steps[one].isCompleted && !isCurrent;
          const redirect = findStepRedirect(one, transactionId, { steps, hasMonthlyPayment });
          const isOpen = !isCurrent && (index < at || isDone) && redirect === null;
          const label = (
            <>
              <span aria-hidden="true" className="checkout-dot">
                {isDone ? <Icon name="check" className="size-4 stroke-[2.4]" /> : index + 1}
              </span>
              <StepTitle step={one} />
              {isDone && <span className="visually-hidden"> {t('frame.done')}</span>}
            </>
          );
          return (
            // Each as wide as its name needs, so that the longest one does not break before there is no room.
            <li key={one} data-done={isDone || undefined} className="flex-auto min-w-0">
              {isOpen ? (
                <a href={stepHref(one, transactionId)}>{label}</a>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepTitle({ step }: { step: CheckoutStep }) {
  const { t } = useTranslation('checkout');
  const { title, mobileTitle } = STEP_DETAILS[step];
  if (title === mobileTitle) return <span className="checkout-title">{t(title)}</span>;
  return (
    <>
      <span className="checkout-title max-md:hidden">{t(title)}</span>
      <span className="checkout-title md:hidden">{t(mobileTitle)}</span>
    </>
  );
}

import type { ReactNode } from 'react';
import { toMethodName } from '@/lib/api/payment-method-names';
import { judgePlan } from '@/lib/domain/checkout/plan-interest';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { planInterestText } from '../shared/plan-interest-text';
import { StepSection } from '../shared/step-section';
import { useFinancedAmount } from '../shared/use-financed-amount';
import { ChangeLink } from './change-link';

interface PaymentReviewProps {
  data: CheckoutData;
  /** Whether the plans have the amounts of the chosen delivery. */
  arePlansFresh: boolean;
  /** Null until the methods are loaded. */
  method: PaymentMethod | null;
  /** What is left to pay in pesos; null until the totals are loaded. */
  amountDue: number | null;
  transactionId: string | null;
  errors: { payment?: string; monthly?: string };
  /** The field of the security code, when one is needed. */
  code: ReactNode;
}

const PLAN_KEYS = {
  free: 'monthly.planFree',
  unknown: 'monthly.plan',
  charged: 'monthly.planInterest',
} as const;

/** The chosen payment method and monthly plans. */
export function PaymentReview(props: PaymentReviewProps) {
  const { data, arePlansFresh, method, amountDue, transactionId, errors, code } = props;
  const { t } = useTranslation('review-order');
  const { t: tCheckout } = useTranslation('checkout');
  const { paymentMethodCode, paymentTokenizable, hasMonthlyPayment } = data;
  const isCovered = amountDue === 0;
  const amount = useFinancedAmount(data, transactionId);
  const plans = data.monthlyPlans.filter((plan) => plan !== null);
  const hasInterest = plans.some((plan) => judgePlan(plan, amount).interest === 'charged');
  const sum = roundMoney(plans.reduce((total, plan) => total + plan.total, 0));
  return (
    <>
      <StepSection
        section="payment"
        title={t('payment')}
        error={errors.payment}
        action={
          <ChangeLink
            step={isCovered ? 'detail' : 'payment'}
            transactionId={transactionId}
            targetName={t('payment')}
          />
        }
      >
        {isCovered ? (
          <p>{t('payment.covered')}</p>
        ) : (
          <>
            <p>
              {toMethodName(method?.name ?? '', paymentMethodCode ?? '') ||
                (amountDue !== null && t('payment.missing', { amount: formatPrice(amountDue) }))}
            </p>
            {paymentTokenizable && <p className="soft">{paymentTokenizable.label}</p>}
            {code}
          </>
        )}
      </StepSection>
      {hasMonthlyPayment && (data.monthlyPlans.length > 0 || errors.monthly) && (
        <StepSection
          section="monthly"
          title={t('monthly')}
          error={errors.monthly}
          action={
            <ChangeLink
              step="monthly-payment"
              transactionId={transactionId}
              targetName={t('monthly')}
            />
          }
        >
          {arePlansFresh ? (
            <ul>
              {data.monthlyPaymentOptions.map(({ id }, slot) => {
                const plan = data.monthlyPlans[slot];
                if (!plan) return null;
                const judged = judgePlan(plan, amount);
                const cost = planInterestText(judged, tCheckout);
                return (
                  <li key={id}>
                    {plan.months === 1
                      ? t('monthly.once', { amount: formatPrice(plan.total) })
                      : t(PLAN_KEYS[judged.interest], {
                          months: plan.months,
                          amount: formatPrice(plan.price),
                          total: formatPrice(plan.total),
                        })}
                    {cost && <span className="soft"> {cost}.</span>}
                    {plan.months > 1 && plan.firstPayment !== plan.price && (
                      <span className="soft">
                        {' '}
                        {t('monthly.first', { amount: formatPrice(plan.firstPayment) })}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          ) : (
            <div className="skeleton h-6" />
          )}
          {arePlansFresh && hasInterest && amountDue !== null && sum > amountDue && (
            <p className="soft">{t('monthly.withInterest', { total: formatPrice(sum) })}</p>
          )}
        </StepSection>
      )}
    </>
  );
}

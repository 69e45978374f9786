import type { ReactNode } from 'react';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { StepSection } from '../shared/step-section';
import { ChangeLink } from './change-link';

interface PaymentReviewProps {
  data: CheckoutData;
  /** Null until the methods are loaded. */
  method: PaymentMethod | null;
  /** What is left to pay in pesos; null until the totals are loaded. */
  amountDue: number | null;
  transactionId: string | null;
  errors: { payment?: string; monthly?: string };
  /** The field of the security code, when one is needed. */
  code: ReactNode;
}

/** The chosen payment method and monthly plans. */
export function PaymentReview(props: PaymentReviewProps) {
  const { data, method, amountDue, transactionId, errors, code } = props;
  const { t } = useTranslation('review-order');
  const { paymentMethodCode, paymentTokenizable, hasMonthlyPayment } = data;
  const isCovered = amountDue === 0;
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
              {method?.name ??
                paymentMethodCode ??
                (amountDue !== null && t('payment.missing', { amount: formatPrice(amountDue) }))}
            </p>
            {paymentTokenizable && <p className="soft">{paymentTokenizable.label}</p>}
            {code}
          </>
        )}
      </StepSection>
      {hasMonthlyPayment && (
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
          <ul>
            {data.monthlyPaymentOptions.map(({ id }, slot) => {
              const plan = data.monthlyPlans[slot];
              if (!plan) return null;
              return (
                <li key={id}>
                  {plan.months === 1
                    ? t('monthly.once', { amount: formatPrice(plan.total) })
                    : t('monthly.plan', {
                        months: plan.months,
                        amount: formatPrice(plan.price),
                        total: formatPrice(plan.total),
                      })}
                </li>
              );
            })}
          </ul>
        </StepSection>
      )}
    </>
  );
}

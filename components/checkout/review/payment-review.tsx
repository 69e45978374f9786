import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffectEvent, useImperativeHandle, useMemo } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { toMethodName } from '@/lib/api/payment-method-names';
import { judgePlan } from '@/lib/domain/checkout/plan-interest';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutTotals, PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentModule } from '@/lib/payments/registry';
import type { HostedFields } from '@/lib/payments/types';
import { InsuranceSwitch, PurchaseAmounts } from '../layout/summary-aside';
import { ProviderFailure, useCardFieldTexts, useProviderWidget } from '../payment/provider-widget';
import {
  type PurchaseProps,
  planInterestText,
  useCheckoutPrice,
  useFinancedAmount,
  useProductNames,
} from '../purchase';
import { SectionError, StepSection, sectionId } from '../shared/step-section';

interface PaymentReviewProps {
  data: CheckoutData;
  arePlansFresh: boolean;
  method: PaymentMethod | null;
  /** What is left to pay in pesos; null until the totals are loaded. */
  amountDue: number | null;
  transactionId: string | null;
  errors: { payment?: string; monthly?: string };
  code: ReactNode;
}

const PLAN_KEYS = {
  free: 'monthly.planFree',
  unknown: 'monthly.plan',
  charged: 'monthly.planInterest',
} as const;

export function PaymentReview(props: PaymentReviewProps) {
  const { data, arePlansFresh, method, amountDue, transactionId, errors, code } = props;
  const { t } = useTranslation('review-order');
  const { t: tCheckout } = useTranslation('checkout');
  const { paymentMethodCode, paymentTokenizable, hasMonthlyPayment } = data;
  const isCovered = amountDue === 0;
  const amount = useFinancedAmount(data, transactionId);
  const plans = data.monthlyPlans.filter((plan) => plan !== null);
  const hasInterest = plans.some((plan) => judgePlan(plan, amount).interest === 'charged');
  const isOnce = plans.every(({ months }) => months === 1);
  const findNames = useProductNames();
  const sum = roundMoney(plans.reduce((total, plan) => total + plan.total, 0));
  return (
    <>
      <StepSection
        section="payment"
        title={t('payment')}
        error={errors.payment}
        change={{ step: isCovered ? 'detail' : 'payment', transactionId }}
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
          change={{ step: 'monthly-payment', transactionId }}
        >
          {!arePlansFresh ? (
            <div className="skeleton h-6" />
          ) : isOnce && plans.length > 0 ? (
            <p>{t('monthly.once', { amount: formatPrice(sum) })}</p>
          ) : (
            <ul>
              {data.monthlyPaymentOptions.map(({ id, productIds }, slot) => {
                const plan = data.monthlyPlans[slot];
                if (!plan) return null;
                const judged = judgePlan(plan, amount);
                const cost = planInterestText(judged, tCheckout);
                const names = plans.length > 1 && findNames(productIds);
                return (
                  <li key={id}>
                    {names && `${names}: `}
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
          )}
          {arePlansFresh && hasInterest && amountDue !== null && sum > amountDue && (
            <p className="soft">{t('monthly.withInterest', { total: formatPrice(sum) })}</p>
          )}
        </StepSection>
      )}
    </>
  );
}

/** How the review reads the provider's field. The digits themselves never leave the provider's frame. */
export interface SecurityCodeHandle {
  /** The provider's reference to the code; null when the code is invalid, which the field then shows. */
  submit: () => Promise<string | null>;
}

interface SecurityCodeFieldProps {
  ref: Ref<SecurityCodeHandle>;
  methodCode: string;
  /** Brand of the card, which decides the length of its code. */
  brand?: string;
  config: PaymentConfig;
  backendError?: string;
  onSubmit: () => void;
}

export function SecurityCodeField(props: SecurityCodeFieldProps) {
  const { ref, methodCode, brand = '', config, backendError, onSubmit } = props;
  const { t } = useTranslation('review-order');
  const { t: tCheckout } = useTranslation('checkout');
  const cardTexts = useCardFieldTexts();
  const submit = useEffectEvent(onSubmit);
  const module = useMemo(() => getPaymentModule(methodCode, config), [methodCode, config]);
  const { host, whenMounted, isFailed, error, retry } = useProviderWidget<HostedFields<string>>(
    async (element) => {
      if (module.kind !== 'card') return null;
      const texts = {
        ...cardTexts,
        frame: t('code.label'),
        ccv: t('code.label'),
        ccvError: tCheckout('errors.securityCode'),
        ccvMissing: tCheckout('errors.securityCode'),
      };
      return module.mountSecurityCode(element, { texts, brand, onSubmit: submit });
    },
    module,
  );
  useImperativeHandle(ref, () => ({
    submit: async () => (await (await whenMounted())?.submit('')) ?? null,
  }));
  return (
    <div id={sectionId('code')} className="max-w-88 pt-4">
      {isFailed && <ProviderFailure error={error} onRetry={retry} />}
      <SectionError section="code" error={backendError} />
      <div ref={host} hidden={isFailed} />
      <p className="form-hint">{t('code.hint')}</p>
      {module.kind === 'card' && module.isSandbox && (
        <p className="note note-warn mt-2 text-14">{tCheckout('sandbox.code')}</p>
      )}
    </div>
  );
}

type TotalReviewProps = PurchaseProps & { query: UseQueryResult<CheckoutTotals>; error?: string };

export function TotalReview({ query, error, ...props }: TotalReviewProps) {
  const { t } = useTranslation('review-order');
  const price = useCheckoutPrice(props, query.data);
  return (
    <StepSection section="total" title={t('total')} error={error}>
      <QueryView query={query} skeleton={<div className="skeleton h-20" />}>
        {() =>
          price && (
            <div className="review-total">
              <PurchaseAmounts {...price} isChanging={query.isFetching} />
              <InsuranceSwitch {...props} totals={price.totals} />
            </div>
          )
        }
      </QueryView>
    </StepSection>
  );
}

'use client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Form } from '@/components/forms/form';
import { browserClient } from '@/lib/api/client/browser-client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { saveMonthlyPayment } from '@/lib/api/monthly-options';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { choosePlan, findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/payment';
import {
  findWorstInterest,
  type JudgedPlan,
  judgePlans,
} from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { checkoutScreen } from '../checkout-screen';
import { StepFooter } from '../shared/step-section';
import type { StepProps } from '../step-props';
import {
  planInterestText,
  useFinancedAmount,
  useRefreshedMonthlyOptions,
} from '../use-checkout-totals';

const NOTE_KEYS = {
  free: 'monthly.note',
  unknown: 'monthly.noteTotals',
  charged: 'monthly.noteInterest',
} as const;

const PROBLEM_ID = 'monthly-problem';

/** Chooses the number of months: one plan for each group of products. */
export function MonthlyStep(props: StepProps) {
  const { t } = useTranslation('checkout');
  const { store, transactionId, onComplete } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isFresh = useRefreshedMonthlyOptions(props);
  const options = store((state) => state.monthlyPaymentOptions);
  const plans = store((state) => state.monthlyPlans);
  const amount = useFinancedAmount(store(), transactionId);
  const save = useMutation({
    mutationFn: async () => {
      const payment = toPaymentSelection(store.getState());
      // Without plans there is nothing to save (spec 4.2).
      if (payment?.plans.length)
        await saveMonthlyPayment(browserClient, { payment, transactionId });
    },
    onSuccess: () => onComplete(),
    onError: (error) => notifyFailure(error, describeError(error, { operation: 'monthly' })),
  });
  const submit = () => {
    const state = store.getState();
    const problem = findMonthlyStepProblem(state);
    setMissing(problem !== null);
    if (problem === null) {
      if (!save.isPending) save.mutate();
      return;
    }
    const slot = state.monthlyPlans.indexOf(null);
    form.current?.querySelector<HTMLElement>(`[name=plan-${slot}]`)?.focus();
  };
  return (
    <Form ref={form} onSubmit={submit}>
      {plans.length === 0 && <p>{t('monthly.none')}</p>}
      {/* Hidden until the amounts include the chosen delivery, but still focusable. */}
      <div aria-busy={!isFresh} className={isFresh ? undefined : 'skeleton'}>
        <div className={isFresh ? undefined : 'pointer-events-none opacity-0'}>
          {plans.map((plan, slot) => {
            const option = options[slot];
            if (!option) return null;
            return (
              <MonthlyPlanGroup
                key={option.id}
                slot={slot}
                option={option}
                isOnly={plans.length === 1}
                amount={amount}
                chosen={plan}
                describedBy={isMissing && plan === null ? PROBLEM_ID : undefined}
                onChoose={(next) => {
                  setMissing(false);
                  store.getState().update((data) => choosePlan(data, slot, next));
                }}
              />
            );
          })}
        </div>
      </div>
      <StepFooter
        problem={isMissing ? { id: PROBLEM_ID, text: t('errors.monthly') } : null}
        note={t(NOTE_KEYS[findWorstInterest(options, amount)])}
        isSaving={save.isPending}
      />
    </Form>
  );
}

interface MonthlyPlanGroupProps {
  slot: number;
  option: MonthlyPaymentOption;
  isOnly: boolean;
  /** What is paid in months, in pesos; null when it is unknown. */
  amount: number | null;
  chosen: MonthlyPaymentPlan | null;
  describedBy: string | undefined;
  onChoose: (plan: MonthlyPaymentPlan) => void;
}

/** Names of products by id; '' when none of them is in the cart. */
function useProductNames(ids: readonly string[]): string {
  const view = useCustomerCartView();
  const lines = view ? getCartLines(view) : [];
  const names = lines
    .filter(({ product }) => ids.includes(product.id))
    .map(({ product }) => product.name);
  return [...new Set(names)].join(' · ');
}

export function MonthlyPlanGroup(props: MonthlyPlanGroupProps) {
  const { t } = useTranslation('checkout');
  const { slot, option, isOnly, amount, chosen, describedBy, onChoose } = props;
  const plans = judgePlans(option, amount);
  const names = useProductNames(option.productIds);
  const dearest = Math.max(
    ...plans.flatMap(({ plan, interest }) => (interest === 'charged' ? [] : plan.total)),
  );
  return (
    <fieldset className="plan-option" aria-describedby={describedBy}>
      <legend className="pay-legend">
        {isOnly ? t('monthly.legend') : t('monthly.legendOf', { count: slot + 1 })}
      </legend>
      {!isOnly && names && <p className="mb-3 text-ink-soft text-15">{names}</p>}
      <div className="plans">
        {plans.map(({ plan, ...judged }) => (
          <label key={plan.months} className="plan">
            <input
              type="radio"
              name={`plan-${slot}`}
              checked={chosen?.months === plan.months}
              onChange={() => onChoose(plan)}
            />
            <span className="min-w-0">
              <PlanText plan={plan} {...judged} saves={roundMoney(dearest - plan.total)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const MONTHS_KEYS = {
  free: 'monthly.months',
  unknown: 'monthly.monthsOnly',
  charged: 'monthly.monthsInterest',
} as const;

/** @param saves pesos less than the most expensive plan */
function PlanText({ saves, ...judged }: JudgedPlan & { saves: number }) {
  const { t } = useTranslation('checkout');
  const { plan, interest } = judged;
  const { months, price, firstPayment, total } = plan;
  if (months === 1) {
    return (
      <>
        <span className="plan-months">{t('monthly.once')}</span>
        <strong>{formatPrice(total)}</strong>
        <span className="pay-about">{t('monthly.onceText')}</span>
        {saves > 0 && (
          <span className="block text-saved text-14 font-semibold">
            {t('monthly.saves', { amount: formatPrice(saves) })}
          </span>
        )}
      </>
    );
  }
  const isUneven = firstPayment > 0 && firstPayment !== price;
  const cost = planInterestText(judged, t);
  return (
    <>
      <span className="plan-months">{t(MONTHS_KEYS[interest], { count: months })}</span>
      <strong>
        {formatPrice(price)} <small className="text-sm font-medium">{t('monthly.each')}</small>
      </strong>
      <span className="pay-about">{t('monthly.total', { amount: formatPrice(total) })}</span>
      {cost && <span className="pay-about">{cost}</span>}
      {isUneven && (
        <span className="pay-about">
          {t('monthly.first', { amount: formatPrice(firstPayment) })}
        </span>
      )}
    </>
  );
}

export const MonthlyStepScreen = checkoutScreen('monthly-payment', MonthlyStep);

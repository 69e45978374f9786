'use client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Form } from '@/components/forms/form';
import { browserClient } from '@/lib/api/client/browser-client';
import { saveMonthlyPayment } from '@/lib/api/monthly-options';
import { choosePlan, findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { findWorstInterest } from '@/lib/domain/checkout/plan-interest';
import { useTranslation } from '@/lib/i18n/client';
import { notifyError } from '@/stores/interface/notify-failure';
import { checkoutScreen } from '../checkout-screen';
import { type StepProps, useFinancedAmount, useRefreshedMonthlyOptions } from '../purchase';
import { FormStepEnd, STEP_FORM_ID } from '../shared/step-section';
import { MonthlyPlanGroups } from './monthly-plan-group';

const NOTE_KEYS = {
  free: 'monthly.note',
  unknown: 'monthly.noteTotals',
  charged: 'monthly.noteInterest',
} as const;

const PROBLEM_ID = 'monthly-problem';

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
    onError: (error) => notifyError(error, 'monthly'),
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
    <Form ref={form} id={STEP_FORM_ID} onSubmit={submit}>
      {plans.length === 0 && <p>{t('monthly.none')}</p>}
      {/* Hidden until the amounts include the chosen delivery, but still focusable. */}
      <div aria-busy={!isFresh} className={isFresh ? undefined : 'skeleton'}>
        <div className={isFresh ? undefined : 'pointer-events-none opacity-0'}>
          <MonthlyPlanGroups
            options={options}
            plans={plans}
            amount={amount}
            problemId={isMissing ? PROBLEM_ID : undefined}
            onChoose={(slot, plan) => {
              setMissing(false);
              store.getState().update((data) => choosePlan(data, slot, plan));
            }}
          />
        </div>
      </div>
      <FormStepEnd
        problem={isMissing && t('errors.monthly')}
        problemId={PROBLEM_ID}
        note={t(NOTE_KEYS[findWorstInterest(options, amount)])}
        isSaving={save.isPending}
      />
    </Form>
  );
}

export const MonthlyStepScreen = checkoutScreen('monthly-payment', MonthlyStep);

'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeError } from '@/lib/api/error-catalogue';
import { choosePlan, monthlyStepProblem, planChoices } from '@/lib/domain/checkout/monthly';
import { useTranslation } from '@/lib/i18n/client';
import { storeMonthlyPayment } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';
import { StepEnd } from '../shared/step-end';
import type { StepProps } from '../step-props';
import { useFreshOptions } from '../use-fresh-options';
import { PlanOption } from './plan-option';

const PROBLEM = 'monthly-problem';

/** Chooses the number of months: one plan for each group of products. */
export function MonthlyStep(props: StepProps) {
  const { t } = useTranslation('checkout');
  const { store, transactionId, goOn } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { paying, isFresh } = useFreshOptions(props);
  const options = store((state) => state.monthlyPaymentOptions);
  const plans = store((state) => state.monthlyPlans);
  const save = useMutation(
    {
      mutationFn: async () => {
        const chosen = planChoices(store.getState());
        // Without plans there is nothing to save (spec 4.2).
        if (chosen.length > 0)
          await storeMonthlyPayment({ ...paying, plans: chosen }, transactionId);
      },
      onSuccess: goOn,
      onError: (error) => notify(describeError(error, { operation: 'monthly' })),
    },
    getQueryClient(),
  );
  const submit = () => {
    const state = store.getState();
    const problem = monthlyStepProblem(state);
    setMissing(problem !== null);
    if (problem === null) {
      if (!save.isPending) save.mutate();
      return;
    }
    const slot = state.monthlyPlans.indexOf(null);
    form.current?.querySelector<HTMLElement>(`[name=plan-${slot}]`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {plans.length === 0 && <p>{t('monthly.none')}</p>}
      {/* Hidden until the amounts include the chosen delivery, but still focusable. */}
      <div aria-busy={!isFresh} className={isFresh ? undefined : 'skeleton'}>
        <div className={isFresh ? undefined : 'pointer-events-none opacity-0'}>
          {plans.map((plan, slot) => {
            const option = options[slot];
            if (!option) return null;
            return (
              <PlanOption
                key={option.id}
                slot={slot}
                option={option}
                isOnly={plans.length === 1}
                chosen={plan}
                describedBy={isMissing && plan === null ? PROBLEM : undefined}
                onChoose={(next) => {
                  setMissing(false);
                  store.getState().apply((data) => choosePlan(data, slot, next));
                }}
              />
            );
          })}
        </div>
      </div>
      <StepEnd
        problem={isMissing ? { id: PROBLEM, text: t('errors.monthly') } : null}
        note={t('monthly.note')}
        isSaving={save.isPending}
      />
    </form>
  );
}

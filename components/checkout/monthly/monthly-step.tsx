'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { describeError } from '@/lib/api/error-catalogue';
import { choosePlan, monthlyStepProblem, planChoices } from '@/lib/domain/checkout/monthly';
import { useTranslation } from '@/lib/i18n/client';
import { storeMonthlyPayment } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/toast-store';
import type { StepProps } from '../step-props';
import { useFreshOptions } from '../use-fresh-options';
import { PlanOption } from './plan-option';

const PROBLEM = 'monthly-problem';

/** In how many months the purchase is paid; one plan for each group of products. */
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
      {/* What the delivery made of the amounts is on its way; until then they are of before it. */}
      <div aria-busy={!isFresh} className={isFresh ? undefined : 'skeleton'}>
        <div className={isFresh ? undefined : 'invisible'}>
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
      <div role="alert" className="mt-4">
        {isMissing && (
          <p id={PROBLEM} className="checkout-problem">
            {t('errors.monthly')}
          </p>
        )}
      </div>
      <div className="checkout-actions">
        <p className="pay-safe">{t('monthly.note')}</p>
        <button
          type="submit"
          aria-disabled={save.isPending}
          className={buttonClass('primary', 'lg')}
        >
          {t(save.isPending ? 'payment.saving' : 'payment.continue')}
        </button>
      </div>
    </form>
  );
}

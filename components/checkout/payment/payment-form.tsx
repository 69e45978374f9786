import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form } from '@/components/forms/form';
import type { CheckoutProblem } from '@/lib/domain/checkout/checkout-problem';
import { findPaymentProblem } from '@/lib/domain/checkout/payment';
import { choosePaymentMethod } from '@/lib/domain/checkout/state';
import { filterActiveTokenizables } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { detectFraud } from '@/lib/integrations/fraud-detection';
import { StepFooter } from '../shared/step-footer';
import type { StepProps } from '../step-props';
import { LowestInstalment } from './lowest-instalment';
import { MethodBody } from './method-body';
import type { PrepareMethod } from './method-body-props';
import { MethodChoice } from './method-choice';
import { ProviderFailure } from './provider-failure';
import { useChooseTokenizable } from './tokenizable';
import { useSavePayment } from './use-save-payment';

/** Gives the purchase one tracking id, and loads the fraud detection script with it. */
function useFraudDetection({ store, config }: Pick<StepProps, 'store' | 'config'>) {
  const trackingId = store((state) => state.trackingId);
  useEffect(() => {
    if (trackingId !== null) return;
    store.getState().update((data) => ({
      ...data,
      trackingId: data.trackingId ?? crypto.randomUUID(),
    }));
  }, [store, trackingId]);
  const { error, refetch } = useQuery({
    queryKey: ['fraud-detection', config.fraudScript, trackingId],
    queryFn: async () => {
      await detectFraud(config.fraudScript, trackingId ?? '');
      return true;
    },
    enabled: trackingId !== null && config.fraudScript !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { error, retry: refetch };
}

interface PaymentFormProps extends StepProps {
  methods: readonly PaymentMethod[];
}

const PROBLEM_ID = 'payment-problem';

export function PaymentForm({ methods, ...props }: PaymentFormProps) {
  const { t } = useTranslation('checkout');
  const { store } = props;
  const form = useRef<HTMLFormElement>(null);
  const prepareMethodRef = useRef<PrepareMethod | null>(null);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const chooseTokenizable = useChooseTokenizable(store);
  const code = store((state) => state.paymentMethodCode);
  const fraud = useFraudDetection(props);
  const save = useSavePayment(props);

  const choose = (method: PaymentMethod) => {
    setProblem(null);
    store.getState().update((data) => choosePaymentMethod(data, method.code));
    const defaultToken = filterActiveTokenizables(method.tokenizables, Date.now()).find(
      (one) => one.isDefault,
    );
    if (defaultToken && !store.getState().paymentTokenizable) chooseTokenizable(defaultToken);
  };
  const submit = () => {
    if (save.isPending) return;
    save.mutate(async () => {
      if (prepareMethodRef.current && !(await prepareMethodRef.current())) return false;
      const found = findPaymentProblem(store.getState(), methods, Date.now());
      setProblem(found);
      if (found === null) return true;
      const name = found === 'errors.method' ? 'payment-method' : 'payment-token';
      const first = form.current?.querySelector<HTMLElement>(`[name=${name}]:enabled`);
      first?.focus();
      return false;
    });
  };
  return (
    <Form ref={form} onSubmit={submit}>
      {fraud.error && <ProviderFailure error={fraud.error} onRetry={fraud.retry} />}
      <fieldset aria-describedby={problem ? PROBLEM_ID : undefined}>
        <legend className="pay-legend">{t('payment.legend')}</legend>
        {methods.map((method) => (
          <MethodChoice
            key={method.code}
            method={method}
            config={props.config}
            isChosen={code === method.code}
            instalment={<LowestInstalment {...props} method={method} />}
            onChoose={() => choose(method)}
          >
            <MethodBody
              {...props}
              method={method}
              prepareMethodRef={prepareMethodRef}
              onChange={() => setProblem(null)}
              onSubmit={submit}
            />
          </MethodChoice>
        ))}
      </fieldset>
      <StepFooter
        problem={problem ? { id: PROBLEM_ID, text: t(problem) } : null}
        note={t('payment.safe')}
        isSaving={save.isPending}
      />
    </Form>
  );
}

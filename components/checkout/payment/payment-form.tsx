import { useRef, useState } from 'react';
import { paymentProblem } from '@/lib/domain/checkout/payment';
import { choosePaymentMethod, chooseTokenizable } from '@/lib/domain/checkout/state';
import { activeTokenizables, expiryOf } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { CheckoutProblem } from '@/lib/domain/checkout/validation';
import { useTranslation } from '@/lib/i18n/client';
import { StepEnd } from '../shared/step-end';
import type { StepProps } from '../step-props';
import { MethodBody } from './method-body';
import type { Collect } from './method-body-props';
import { MethodChoice } from './method-choice';
import { ProviderFailure } from './provider-failure';
import { useChosen } from './use-chosen';
import { useFraudDetection } from './use-fraud-detection';
import { useSavePayment } from './use-save-payment';

interface PaymentFormProps extends StepProps {
  methods: readonly PaymentMethod[];
}

const PROBLEM = 'payment-problem';

export function PaymentForm({ methods, ...props }: PaymentFormProps) {
  const { t } = useTranslation('checkout');
  const { store } = props;
  const form = useRef<HTMLFormElement>(null);
  const collect = useRef<Collect | null>(null);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const toChosen = useChosen();
  const code = store((state) => state.paymentMethodCode);
  const fraud = useFraudDetection(props);
  const save = useSavePayment(props);

  const choose = (method: PaymentMethod) => {
    setProblem(null);
    store.getState().apply((data) => choosePaymentMethod(data, method.code));
    const usual = activeTokenizables(method.tokenizables, Date.now()).find((one) => one.isDefault);
    if (!usual || store.getState().paymentTokenizable) return;
    store.getState().apply((data) => chooseTokenizable(data, toChosen(usual), expiryOf(usual)));
  };
  const submit = () => {
    if (save.isPending) return;
    save.mutate(async () => {
      if (collect.current && !(await collect.current())) return false;
      const wrong = paymentProblem(store.getState(), methods, Date.now());
      setProblem(wrong);
      if (wrong === null) return true;
      const name = wrong === 'errors.method' ? 'payment-method' : 'payment-token';
      const first = form.current?.querySelector<HTMLElement>(`[name=${name}]:enabled`);
      first?.focus();
      return false;
    });
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
      {fraud.error && <ProviderFailure error={fraud.error} onRetry={fraud.retry} />}
      <fieldset className="pay-methods" aria-describedby={problem ? PROBLEM : undefined}>
        <legend className="pay-legend">{t('payment.legend')}</legend>
        {methods.map((method) => (
          <MethodChoice
            key={method.code}
            method={method}
            config={props.config}
            isChosen={code === method.code}
            onChoose={() => choose(method)}
          >
            <MethodBody
              {...props}
              method={method}
              collect={collect}
              onChange={() => setProblem(null)}
              onSubmit={submit}
            />
          </MethodChoice>
        ))}
      </fieldset>
      <StepEnd
        problem={problem ? { id: PROBLEM, text: t(problem) } : null}
        note={t('payment.safe')}
        isSaving={save.isPending}
      />
    </form>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '@/components/forms/form';
import { browserClient } from '@/lib/api/client/browser-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import {
  monthlyOptionsQuery,
  readMonthlyOptions,
  saveMonthlyPayment,
} from '@/lib/api/monthly-options';
import {
  choosePlans,
  completePaymentStep,
  getPlanChoices,
  hasInstalments,
} from '@/lib/domain/checkout/monthly-plans';
import { findPaymentProblem } from '@/lib/domain/checkout/payment';
import { toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { findUsualMethod } from '@/lib/domain/checkout/quick-purchase';
import { choosePaymentMethod, dropMissingTokenizable } from '@/lib/domain/checkout/state';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { filterActiveTokenizables, findUsualTokenizable } from '@/lib/domain/checkout/tokens';
import type { CheckoutProblem, PaymentMethod } from '@/lib/domain/checkout/types';
import { getPaymentKind, isCardMethod } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { detectFraud } from '@/lib/integrations/fraud-detection';
import { createDeviceSession, getPaymentModule } from '@/lib/payments/registry';
import {
  trackPaymentInfo,
  trackTransactionPaymentInfo,
} from '@/stores/flows/checkout/track-purchase';
import { notifyError } from '@/stores/interface/notify-failure';
import { MonthlyPlanGroups } from '../monthly/monthly-plan-group';
import { type PurchaseProps, type StepProps, useFinancedAmount } from '../purchase';
import { FormStepEnd, STEP_FORM_ID } from '../shared/step-section';
import { LowestInstalment, MethodChoice } from './method-choice';
import { ProviderAccountButton, SandboxAccountLogin } from './new-account-form';
import { NewCardForm } from './new-card-form';
import { ProviderFailure } from './provider-widget';
import {
  type MethodBodyProps,
  type PrepareMethod,
  TokenizableChoice,
  useChooseTokenizable,
} from './tokenizable-choice';

/** The number of months for each monthly option, by its id. */
type WantedMonths = Readonly<Record<string, number>>;

const PROBLEM_ID = 'payment-problem';
const METHOD = '[name=payment-method]:enabled';
const METHOD_CONTROL = '.method-body :is(input, button, iframe):not(:disabled)';

export function PaymentForm(props: StepProps & { methods: readonly PaymentMethod[] }) {
  const { methods, customer, transactionId, store } = props;
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const prepareMethodRef = useRef<PrepareMethod | null>(null);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const chooseTokenizable = useChooseTokenizable(store);
  const code = store((state) => state.paymentMethodCode);
  const fraud = useFraudDetection(props);
  const [wanted, setWanted] = useState<WantedMonths>(() =>
    Object.fromEntries(
      getPlanChoices(store.getState()).map(({ optionId, months }) => [optionId, months]),
    ),
  );
  const save = useSavePayment(props, wanted);

  const choose = (method: PaymentMethod) => {
    setProblem(null);
    store.getState().update((data) => choosePaymentMethod(data, method.code));
    const usual = findUsualTokenizable(filterActiveTokenizables(method.tokenizables, Date.now()));
    if (usual && !store.getState().paymentTokenizable) chooseTokenizable(usual);
  };
  const begin = useEffectEvent(() => {
    // The months are judged by the cart, which may be older than a change of the delivery on another screen.
    const { queryKey } = customerCartQuery(customer.id);
    if (transactionId === null) void client.invalidateQueries({ queryKey });
    const offered = methods.flatMap(({ tokenizables }) =>
      filterActiveTokenizables(tokenizables, Date.now()),
    );
    store.getState().update((data) => dropMissingTokenizable(data, offered));
  });
  /** Also when a card comes with a later answer, so that one of the choices always stands chosen. */
  const chooseUsual = useEffectEvent(() => {
    const { paymentMethodCode, steps } = store.getState();
    // A step that is completed without a method has nothing to pay.
    if (paymentMethodCode === null && steps.payment.isCompleted) return;
    const chosen = methods.find(({ code }) => code === paymentMethodCode);
    const method = paymentMethodCode === null ? findUsualMethod(methods) : chosen;
    if (method) choose(method);
  });
  useEffect(() => begin(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once
  useEffect(() => chooseUsual(), [methods]);
  const submit = () => {
    if (save.isPending) return;
    save.mutate(async () => {
      if (prepareMethodRef.current && !(await prepareMethodRef.current())) return false;
      const found = findPaymentProblem(store.getState(), methods, Date.now());
      flushSync(() => setProblem(found));
      if (found === null) return true;
      const missing = found === 'errors.method' ? METHOD : METHOD_CONTROL;
      form.current?.querySelector<HTMLElement>(missing)?.focus({ preventScroll: true });
      // Above the bar that stays in view.
      document.getElementById(PROBLEM_ID)?.scrollIntoView({ block: 'center' });
      return false;
    });
  };
  // It stands next to what is missing: the methods, or the cards and accounts of one.
  const alert = problem && (
    <p role="alert" id={PROBLEM_ID} className="note note-danger mb-2 font-semibold">
      {t(problem)}
    </p>
  );
  return (
    <Form ref={form} id={STEP_FORM_ID} onSubmit={submit}>
      {fraud.error && <ProviderFailure error={fraud.error} onRetry={fraud.retry} />}
      <fieldset aria-describedby={problem ? PROBLEM_ID : undefined}>
        <legend className="pay-legend">{t('payment.legend')}</legend>
        {problem === 'errors.method' && alert}
        <div className="options">
          {methods.map((method) => (
            <MethodChoice
              key={method.code}
              method={method}
              config={props.config}
              isChosen={code === method.code}
              instalment={<LowestInstalment {...props} method={method} />}
              onChoose={() => choose(method)}
            >
              {problem !== 'errors.method' && alert}
              <MethodBody
                {...props}
                method={method}
                prepareMethodRef={prepareMethodRef}
                onChange={() => setProblem(null)}
                onSubmit={submit}
              />
              <MonthsChoice {...props} wanted={wanted} onWant={setWanted} method={method} />
            </MethodChoice>
          ))}
        </div>
      </fieldset>
      <FormStepEnd note={t('payment.safe')} isSaving={save.isPending} />
    </Form>
  );
}

function MethodBody(props: MethodBodyProps) {
  const { t } = useTranslation('checkout');
  const { config, method } = props;
  const module = useMemo(() => getPaymentModule(method.code, config), [method.code, config]);
  switch (module.kind) {
    case 'card':
      return (
        <TokenizableChoice {...props} legend={t('payment.cards')} newLabel={t('payment.newCard')}>
          {(onAdded) => <NewCardForm {...props} module={module} onAdded={onAdded} />}
        </TokenizableChoice>
      );
    case 'account':
      return (
        <TokenizableChoice
          {...props}
          legend={t('payment.accounts', { name: method.name })}
          newLabel={t('payment.newAccount')}
        >
          {(onAdded) =>
            module.isSandbox ? (
              <SandboxAccountLogin {...props} module={module} onAdded={onAdded} />
            ) : (
              <ProviderAccountButton {...props} module={module} onAdded={onAdded} />
            )
          }
        </TokenizableChoice>
      );
    default: {
      const kind = getPaymentKind(method.code, config);
      const text = kind === 'voucher' || kind === 'credit' ? kind : 'wallet';
      return <p>{t(`payment.${text}`, { name: method.name })}</p>;
    }
  }
}

/** Saves the chosen payment with its months (spec 4.2). Where a plan is missing then, the monthly step asks for it. */
const useSavePayment = (
  { store, transactionId, config, onComplete }: StepProps,
  wanted: WantedMonths,
) =>
  useMutation({
    mutationFn: async (isReady: () => Promise<boolean>) => {
      if (!(await isReady())) return false;
      const payment = toPaymentSelection(store.getState());
      if (!payment?.methodCode) return false;
      const { methodCode } = payment;
      const [options, deviceSessionId] = await Promise.all([
        readMonthlyOptions(browserClient, { payment, transactionId }),
        createDeviceSession(methodCode, config),
      ]);
      store.getState().update((data) => {
        const paid = { ...data, deviceSessionId };
        return completePaymentStep(paid, options, getCheckoutFlow(transactionId));
      });
      const chosen = choosePlans(store.getState(), wanted);
      const selection = toPaymentSelection(chosen);
      if (selection?.plans.length && chosen.steps['monthly-payment'].isCompleted) {
        await saveMonthlyPayment(browserClient, { payment: selection, transactionId });
      }
      store.getState().update((data) => choosePlans(data, wanted));
      if (transactionId === null) trackPaymentInfo(methodCode);
      else void trackTransactionPaymentInfo(transactionId, store.getState());
      return true;
    },
    onSuccess: (isSaved) => {
      if (isSaved) onComplete();
    },
    onError: (error) => notifyError(error, 'payment'),
  });

/** Gives the purchase one tracking id, and loads the fraud detection script with it. */
function useFraudDetection({ store, config }: Pick<StepProps, 'store' | 'config'>) {
  const trackingId = store((state) => state.trackingId);
  useEffect(() => {
    if (trackingId !== null) return;
    const { update } = store.getState();
    update((data) => ({ ...data, trackingId: data.trackingId ?? crypto.randomUUID() }));
  }, [store, trackingId]);
  const { error, refetch } = useQuery({
    queryKey: ['fraud-detection', config.fraudScript, trackingId],
    queryFn: () => detectFraud(config.fraudScript, trackingId ?? '').then(() => true),
    enabled: trackingId !== null && config.fraudScript !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { error, retry: refetch };
}

interface MonthsChoiceProps extends PurchaseProps {
  method: PaymentMethod;
  wanted: WantedMonths;
  onWant: (wanted: WantedMonths) => void;
}

/** The months are chosen with the card. The single payment stands chosen; without anything to choose nothing is shown. */
function MonthsChoice({ method, wanted, onWant, ...props }: MonthsChoiceProps) {
  const { customer, transactionId, store } = props;
  const { t } = useTranslation('checkout');
  const state = store();
  const { paymentTokenizable } = state;
  const isOwn = paymentTokenizable?.paymentMethodCode === method.code;
  const tokenizableId = isOwn ? paymentTokenizable.id : null;
  const payment = { methodCode: method.code, tokenizableId, plans: [] };
  const { data: sent = [], isLoading } = useQuery({
    ...monthlyOptionsQuery(customer.id, payment, transactionId),
    enabled: isCardMethod(method.code),
    retry: false,
  });
  const options = sent.filter(({ plans }) => plans.length > 0);
  const amount = useFinancedAmount({ ...state, monthlyPaymentOptions: options }, transactionId);
  if (isLoading) return <div className="skeleton h-56" />;
  if (!hasInstalments(options)) return null;
  return (
    <div className="pay-months">
      <MonthlyPlanGroups
        options={options}
        plans={options.map(
          ({ id, plans }) => plans.find(({ months }) => months === (wanted[id] ?? 1)) ?? null,
        )}
        amount={amount}
        onChoose={(slot, { months }) => onWant({ ...wanted, [options[slot]?.id ?? '']: months })}
      />
      <p className="option-about">{t('monthly.beforeDelivery')}</p>
    </div>
  );
}

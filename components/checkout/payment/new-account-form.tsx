import { useMutation } from '@tanstack/react-query';
import { useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { Checkbox, PlainTextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { createProviderOrder } from '@/lib/api/payment-methods';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import { cleanEmail } from '@/lib/domain/typed-text';
import { z } from '@/lib/domain/zod';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { AccountModule, ProviderToken } from '@/lib/payments/types';
import { notifyError } from '@/stores/interface/notify-failure';
import { ProviderFailure, useProviderWidget } from './provider-widget';
import { type MethodBodyProps, useAddToken } from './tokenizable-choice';

interface NewAccountProps extends MethodBodyProps {
  onAdded: () => void;
}

/**
 * What adds an account: the provider's token becomes an account of the customer, kept for later where that is wanted.
 * @param onMissing called when the step is saved before the account that the customer chose to add is there
 */
function useNewAccount(
  { method, onChange, onAdded, prepareMethodRef, ...props }: NewAccountProps,
  onMissing: () => void,
) {
  const [isKept, setKept] = useState(false);
  useImperativeHandle(prepareMethodRef, () => async () => {
    const chosen = props.store.getState().paymentTokenizable;
    if (chosen?.paymentMethodCode === method.code) onMissing();
    return chosen?.paymentMethodCode !== method.code;
  });
  const addToken = useAddToken(props);
  const fail = (error: unknown) => notifyError(error, 'payment');
  const add = useMutation({
    mutationFn: async (given: ProviderToken | Promise<ProviderToken>) => {
      const providerToken = await given;
      const holder = providerToken.holder ?? '';
      await addToken({ methodCode: method.code, providerToken, holder, shouldSave: isKept });
    },
    onSuccess: () => {
      onChange();
      onAdded();
    },
    onError: fail,
  });
  return { add, fail, isKept, setKept };
}

interface WithModule<IsSandbox extends boolean> {
  module: Extract<AccountModule, { isSandbox: IsSandbox }>;
}

/** A simulated login. Its text says that it is a sandbox. */
export function SandboxAccountLogin(props: NewAccountProps & WithModule<true>) {
  const { module, method } = props;
  const { t } = useTranslation('checkout');
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { add: login, isKept, setKept } = useNewAccount(props, () => start());
  const start = () => {
    const email = cleanEmail(input.current?.value ?? '');
    const isRight = z.email().safeParse(email).success;
    setWrong(!isRight);
    if (!isRight) input.current?.focus();
    else if (!login.isPending) login.mutate(module.connect(email));
  };
  return (
    <div className="grid gap-4">
      <p className="note note-warn text-14">{t('sandbox.account', { name: method.name })}</p>
      <PlainTextField
        label={t('payment.accountEmail', { name: method.name })}
        error={isWrong ? t('errors.accountEmail') : undefined}
        ref={input}
        type="email"
        autoComplete="email"
        defaultValue={props.customer.email}
        onChange={() => setWrong(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!belongsToInputMethod(event.nativeEvent)) start();
        }}
      />
      <Checkbox hidden={!hasFeature('stored-cards')} checked={isKept} onCheck={setKept}>
        {t('payment.keepAccount')}
      </Checkbox>
      <Button
        variant="secondary"
        className="justify-self-start"
        name="payment-token"
        onClick={start}
        isBusy={login.isPending}
      >
        {t(login.isPending ? 'payment.loggingIn' : 'payment.login', { name: method.name })}
      </Button>
    </div>
  );
}

/** The provider's own button. It opens the provider's window, and the account approved there is used to pay. */
export function ProviderAccountButton(props: NewAccountProps & WithModule<false>) {
  const { module, method, transactionId } = props;
  const { t } = useTranslation('checkout');
  const [outcome, setOutcome] = useState<'cancelled' | 'missing' | null>(null);
  const { add, fail, isKept, setKept } = useNewAccount(props, () => setOutcome('missing'));
  const createOrder = useEffectEvent(() => {
    setOutcome(null);
    return createProviderOrder(browserClient, {
      methodCode: method.code,
      transactionId,
      shouldStore: isKept,
    });
  });
  const approve = useEffectEvent((providerToken: ProviderToken) => {
    if (!add.isPending) add.mutate(providerToken);
  });
  const { host, isFailed, error, retry } = useProviderWidget(
    (element) =>
      module.mountButton(element, {
        createOrder,
        onApprove: approve,
        onCancel: () => setOutcome('cancelled'),
        onError: fail,
      }),
    module,
  );
  return (
    <div className="grid gap-4">
      {isFailed && <ProviderFailure error={error} onRetry={retry} />}
      <Checkbox hidden={isFailed || !hasFeature('stored-cards')} checked={isKept} onCheck={setKept}>
        {t('payment.keepAccount')}
      </Checkbox>
      <div ref={host} className="min-h-12" hidden={isFailed} aria-busy={add.isPending} />
      <p role="status">
        {add.isPending && t('payment.loggingIn')}
        {!add.isPending &&
          outcome === 'cancelled' &&
          t('payment.accountCancelled', { name: method.name })}
      </p>
      <div role="alert">
        {outcome === 'missing' && <p className="form-error">{t('errors.account')}</p>}
      </div>
    </div>
  );
}

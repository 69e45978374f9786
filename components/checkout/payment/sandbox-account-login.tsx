import { useMutation } from '@tanstack/react-query';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { Checkbox } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { describeError } from '@/lib/api/client/error-catalogue';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import { cleanEmail } from '@/lib/domain/typed-text';
import { z } from '@/lib/domain/zod';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { AccountModule } from '@/lib/payments/types';
import { notifyFailure } from '@/stores/interface/notify-failure';
import type { MethodBodyProps } from './method-body-props';
import { useAddToken } from './tokenizable';

interface SandboxAccountLoginProps extends MethodBodyProps {
  module: Extract<AccountModule, { isSandbox: true }>;
  onAdded: () => void;
}

/** A simulated login for the sandbox. Its text says that it is a sandbox. */
export function SandboxAccountLogin({
  module,
  method,
  prepareMethodRef,
  onAdded,
  onChange,
  ...props
}: SandboxAccountLoginProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [isKept, setKept] = useState(false);
  const { store } = props;
  const addToken = useAddToken(props);
  const login = useMutation({
    mutationFn: async (email: string) => {
      const providerToken = await module.connect(email);
      await addToken({
        methodCode: method.code,
        providerToken,
        holder: email,
        shouldSave: isKept,
      });
    },
    onSuccess: () => {
      onChange();
      onAdded();
    },
    onError: (error) => notifyFailure(error, describeError(error, { operation: 'payment' })),
  });
  const start = () => {
    const email = cleanEmail(input.current?.value ?? '');
    const isRight = z.email().safeParse(email).success;
    setWrong(!isRight);
    if (!isRight) input.current?.focus();
    else if (!login.isPending) login.mutate(email);
  };
  // The customer chose to add an account, so saving the step starts the login first.
  useImperativeHandle(prepareMethodRef, () => async () => {
    if (store.getState().paymentTokenizable?.paymentMethodCode !== method.code) return true;
    start();
    return false;
  });
  return (
    <div className="pay-new">
      <p className="note note-warn pay-sandbox">{t('sandbox.account', { name: method.name })}</p>
      <div className="form-field">
        <label htmlFor={id}>{t('payment.accountEmail', { name: method.name })}</label>
        <input
          ref={input}
          id={id}
          type="email"
          autoComplete="email"
          defaultValue={props.customer.email}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={() => setWrong(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!belongsToInputMethod(event.nativeEvent)) start();
          }}
        />
        {isWrong && (
          <p id={`${id}-error`} className="form-error">
            {t('errors.accountEmail')}
          </p>
        )}
      </div>
      <Checkbox hidden={!hasFeature('stored-cards')} checked={isKept} onCheck={setKept}>
        {t('payment.keepAccount')}
      </Checkbox>
      <Button variant="secondary" name="payment-token" onClick={start} isBusy={login.isPending}>
        {t(login.isPending ? 'payment.loggingIn' : 'payment.login', { name: method.name })}
      </Button>
    </div>
  );
}

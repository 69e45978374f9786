import { useMutation } from '@tanstack/react-query';
import { useImperativeHandle, useState } from 'react';
import { Checkbox } from '@/components/forms/field';
import { browserClient } from '@/lib/api/client/browser-client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { createProviderOrder } from '@/lib/api/payment-methods';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { AccountModule, ProviderToken } from '@/lib/payments/types';
import { notifyFailure } from '@/stores/interface/notify-failure';
import type { MethodBodyProps } from './method-body-props';
import { ProviderFailure } from './provider-failure';
import { useAddToken } from './tokenizable';
import { useLatestRef } from './use-latest-ref';
import { useProviderWidget } from './use-provider-widget';

interface ProviderAccountButtonProps extends MethodBodyProps {
  module: Extract<AccountModule, { isSandbox: false }>;
  onAdded: () => void;
}

type Outcome = 'cancelled' | 'missing' | null;

/** The provider's own button. It opens the provider's window, and the account approved there is used to pay. */
export function ProviderAccountButton({
  module,
  method,
  prepareMethodRef,
  onAdded,
  ...props
}: ProviderAccountButtonProps) {
  const { t } = useTranslation('checkout');
  const { store, transactionId, onChange } = props;
  const [isKept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const addToken = useAddToken(props);
  const fail = (error: unknown) =>
    notifyFailure(error, describeError(error, { operation: 'payment' }));
  const add = useMutation({
    mutationFn: (providerToken: ProviderToken) =>
      addToken({
        methodCode: method.code,
        providerToken,
        holder: providerToken.holder ?? '',
        shouldSave: isKept,
      }),
    onSuccess: () => {
      onChange();
      onAdded();
    },
    onError: fail,
  });
  const latest = useLatestRef({
    createOrder: () => {
      setOutcome(null);
      return createProviderOrder(browserClient, {
        methodCode: method.code,
        transactionId,
        shouldStore: isKept,
      });
    },
    onApprove: (providerToken: ProviderToken) => add.isPending || add.mutate(providerToken),
    fail,
  });
  const { host, isFailed, error, retry } = useProviderWidget(
    (element) =>
      module.mountButton(element, {
        createOrder: () => latest.current.createOrder(),
        onApprove: (providerToken) => latest.current.onApprove(providerToken),
        onCancel: () => setOutcome('cancelled'),
        onError: (failure) => latest.current.fail(failure),
      }),
    module,
  );
  // The customer chose to add an account, so the step cannot be saved until one is approved.
  useImperativeHandle(prepareMethodRef, () => async () => {
    if (store.getState().paymentTokenizable?.paymentMethodCode !== method.code) return true;
    setOutcome('missing');
    return false;
  });
  return (
    <div className="pay-new">
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

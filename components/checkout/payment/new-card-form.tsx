import { useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { Checkbox, PlainTextField } from '@/components/forms/field';
import { browserClient } from '@/lib/api/client/browser-client';
import { createProviderOrder } from '@/lib/api/payment-methods';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CardModule } from '@/lib/payments/types';
import { ProviderFailure, useCardFieldTexts, useProviderWidget } from './provider-widget';
import { type MethodBodyProps, useAddToken } from './tokenizable-choice';

type NewCardFormProps = MethodBodyProps & { module: CardModule; onAdded: () => void };

const MAX_HOLDER_LENGTH = 80;
const MIN_HOLDER_LENGTH = 3;

/** Adds a card. Number, expiry and code are typed in the provider's hosted fields, which this page cannot read. */
export function NewCardForm(props: NewCardFormProps) {
  const { module, method, prepareMethodRef, onAdded, onSubmit, transactionId, customer } = props;
  const { t } = useTranslation('checkout');
  const root = useRef<HTMLDivElement>(null);
  const holderInput = useRef<HTMLInputElement>(null);
  const [isHolderWrong, setHolderWrong] = useState(false);
  const [isKept, setKept] = useState(false);
  const texts = useCardFieldTexts();
  const submitStep = useEffectEvent(onSubmit);
  const createOrder = useEffectEvent(() => {
    const order = { methodCode: method.code, transactionId, shouldStore: isKept };
    return createProviderOrder(browserClient, order);
  });
  const { host, whenMounted, isFailed, error, retry } = useProviderWidget(
    (element) => module.mountCard(element, { texts, onSubmit: submitStep, createOrder }),
    module,
  );
  const addToken = useAddToken(props);
  useImperativeHandle(prepareMethodRef, () => async () => {
    const fields = await whenMounted();
    if (!fields) {
      // Why not is said here.
      root.current?.scrollIntoView({ block: 'center' });
      return false;
    }
    const holder = holderInput.current?.value.trim() ?? '';
    setHolderWrong(holder.length < MIN_HOLDER_LENGTH);
    if (holder.length < MIN_HOLDER_LENGTH) {
      // All that is missing is said at once.
      await fields.validate();
      holderInput.current?.focus();
      return false;
    }
    const providerToken = await fields.submit(holder);
    if (!providerToken) return false;
    await addToken({ methodCode: method.code, providerToken, holder, shouldSave: isKept });
    onAdded();
    return true;
  });
  return (
    <div className="grid gap-4" ref={root}>
      {module.isSandbox && <SandboxNote />}
      {isFailed && <ProviderFailure error={error} onRetry={retry} />}
      <PlainTextField
        label={t('payment.holder')}
        error={isHolderWrong ? t('errors.holder') : undefined}
        hidden={isFailed}
        ref={holderInput}
        defaultValue={`${customer.name} ${customer.lastName}`.trim().toUpperCase()}
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={MAX_HOLDER_LENGTH}
        required
        onChange={() => setHolderWrong(false)}
      />
      <div ref={host} hidden={isFailed} />
      <Checkbox hidden={isFailed || !hasFeature('stored-cards')} checked={isKept} onCheck={setKept}>
        {t('payment.keep')}
      </Checkbox>
    </div>
  );
}

/** Test card numbers, each with the text of the outcome it causes in the sandbox. */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'sandbox.fine'],
  ['4000 0000 0000 0002', 'sandbox.declined'],
  ['4000 0000 0000 9995', 'sandbox.funds'],
  ['4000 0025 0000 3155', 'sandbox.second'],
] as const;

export function SandboxNote() {
  const { t } = useTranslation('checkout');
  return (
    <div className="note note-warn text-14">
      <p>{t('sandbox.card')}</p>
      <details>
        <summary className="min-h-11 content-center font-semibold">{t('sandbox.numbers')}</summary>
        <p>{t('sandbox.limits')}</p>
        <ul>
          {TEST_CARDS.map(([number, outcome]) => (
            <li key={number}>
              <code className="inline-block font-sans font-semibold whitespace-nowrap">
                {number}
              </code>{' '}
              {t(outcome)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

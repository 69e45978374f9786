import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/config';
import { paymentModule } from '@/lib/payments/registry';
import type { HostedFields } from '@/lib/payments/types';
import { PartError, partId } from '../kit/part';
import { ProviderFailure } from '../payment/provider-failure';
import { useCardFieldTexts } from '../payment/use-card-fields';

/** What the review asks of the provider's field. The digits stay behind it. */
export interface CodeHandle {
  /** The provider's reference to what was typed; null when that is no security code, which the field says. */
  take: () => Promise<string | null>;
}

interface CodeFieldProps {
  ref: Ref<CodeHandle>;
  methodCode: string;
  /** Of the card: how long its code is. */
  brand?: string;
  config: PaymentConfig;
  /** The backend's word. */
  refusal?: string;
  onSubmit: () => void;
}

/** The security code of a stored card, in a field of its provider's. */
export function CodeField(props: CodeFieldProps) {
  const { ref, methodCode, brand = '', config, refusal, onSubmit } = props;
  const { t } = useTranslation('review-order');
  const { t: said } = useTranslation('checkout');
  const host = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HostedFields<string> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const shared = useCardFieldTexts();
  const submit = useEffectEvent(onSubmit);
  const mount = useEffectEvent(async (place: HTMLElement) => {
    const module = paymentModule(methodCode, config);
    if (module.kind !== 'card') return null;
    const texts = {
      ...shared,
      frame: t('code.label'),
      ccv: t('code.label'),
      ccvError: said('errors.securityCode'),
    };
    return module.mountCode(place, { texts, brand, onSubmit: () => submit() });
  });
  useEffect(() => {
    const place = host.current;
    if (!place || failure) return;
    let isOver = false;
    let drawn: HostedFields<string> | null = null;
    mount(place).then(
      (ready) => {
        if (isOver) return ready?.remove();
        drawn = ready;
        setField(ready);
      },
      (error: unknown) => isOver || setFailure(error),
    );
    return () => {
      isOver = true;
      drawn?.remove();
      setField(null);
    };
  }, [failure]);
  useImperativeHandle(ref, () => ({ take: async () => (await field?.submit('')) ?? null }));
  return (
    <div id={partId('code')} className="code-field">
      {failure !== null && <ProviderFailure error={failure} onRetry={() => setFailure(null)} />}
      <PartError part="code" error={refusal} />
      <div ref={host} className="pay-host" hidden={failure !== null} />
      <p className="form-hint">{t('code.hint')}</p>
    </div>
  );
}

import { type Ref, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/config';
import { paymentModule } from '@/lib/payments/registry';
import type { HostedFields } from '@/lib/payments/types';
import { ProviderFailure } from '../payment/provider-failure';
import { useCardFieldTexts } from '../payment/use-card-fields';
import { useDrawn } from '../payment/use-drawn';
import { useLatest } from '../payment/use-latest';
import { PartError, partId } from '../shared/part';

/** How the review reads the provider's field. The digits themselves never leave the provider's frame. */
export interface CodeHandle {
  /** The provider's reference to the code; null when the code is invalid, which the field then shows. */
  take: () => Promise<string | null>;
}

interface CodeFieldProps {
  ref: Ref<CodeHandle>;
  methodCode: string;
  /** Brand of the card, which decides the length of its code. */
  brand?: string;
  config: PaymentConfig;
  /** The backend's error message. */
  refusal?: string;
  onSubmit: () => void;
}

/** The security code of a stored card, typed in the provider's hosted field. */
export function CodeField(props: CodeFieldProps) {
  const { ref, methodCode, brand = '', config, refusal, onSubmit } = props;
  const { t } = useTranslation('review-order');
  const { t: said } = useTranslation('checkout');
  const shared = useCardFieldTexts();
  const latest = useLatest(onSubmit);
  const module = useMemo(() => paymentModule(methodCode, config), [methodCode, config]);
  const {
    host,
    drawn: field,
    isFailed,
    error,
    retry,
  } = useDrawn<HostedFields<string>>(async (place) => {
    if (module.kind !== 'card') return null;
    const texts = {
      ...shared,
      frame: t('code.label'),
      ccv: t('code.label'),
      ccvError: said('errors.securityCode'),
    };
    return module.mountCode(place, { texts, brand, onSubmit: () => latest.current() });
  }, module);
  useImperativeHandle(ref, () => ({ take: async () => (await field?.submit('')) ?? null }));
  return (
    <div id={partId('code')} className="code-field">
      {isFailed && <ProviderFailure error={error} onRetry={retry} />}
      <PartError part="code" error={refusal} />
      <div ref={host} className="pay-host" hidden={isFailed} />
      <p className="form-hint">{t('code.hint')}</p>
    </div>
  );
}

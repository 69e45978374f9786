import { type Ref, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentModule } from '@/lib/payments/registry';
import type { HostedFields } from '@/lib/payments/types';
import { ProviderFailure } from '../payment/provider-failure';
import { useCardFieldTexts } from '../payment/use-card-fields';
import { useLatestRef } from '../payment/use-latest-ref';
import { useProviderWidget } from '../payment/use-provider-widget';
import { SectionError, sectionId } from '../shared/step-section';

/** How the review reads the provider's field. The digits themselves never leave the provider's frame. */
export interface SecurityCodeHandle {
  /** The provider's reference to the code; null when the code is invalid, which the field then shows. */
  submit: () => Promise<string | null>;
}

interface SecurityCodeFieldProps {
  ref: Ref<SecurityCodeHandle>;
  methodCode: string;
  /** Brand of the card, which decides the length of its code. */
  brand?: string;
  config: PaymentConfig;
  /** The backend's error message. */
  backendError?: string;
  onSubmit: () => void;
}

/** The security code of a stored card, typed in the provider's hosted field. */
export function SecurityCodeField(props: SecurityCodeFieldProps) {
  const { ref, methodCode, brand = '', config, backendError, onSubmit } = props;
  const { t } = useTranslation('review-order');
  const { t: tCheckout } = useTranslation('checkout');
  const cardTexts = useCardFieldTexts();
  const latest = useLatestRef(onSubmit);
  const module = useMemo(() => getPaymentModule(methodCode, config), [methodCode, config]);
  const { host, whenMounted, isFailed, error, retry } = useProviderWidget<HostedFields<string>>(
    async (element) => {
      if (module.kind !== 'card') return null;
      const texts = {
        ...cardTexts,
        frame: t('code.label'),
        ccv: t('code.label'),
        ccvError: tCheckout('errors.securityCode'),
      };
      return module.mountSecurityCode(element, { texts, brand, onSubmit: () => latest.current() });
    },
    module,
  );
  useImperativeHandle(ref, () => ({
    submit: async () => (await (await whenMounted())?.submit('')) ?? null,
  }));
  return (
    <div id={sectionId('code')} className="code-field">
      {isFailed && <ProviderFailure error={error} onRetry={retry} />}
      <SectionError section="code" error={backendError} />
      <div ref={host} hidden={isFailed} />
      <p className="form-hint">{t('code.hint')}</p>
      {module.kind === 'card' && module.isSandbox && (
        <p className="note note-warn pay-sandbox mt-2">{tCheckout('sandbox.code')}</p>
      )}
    </div>
  );
}

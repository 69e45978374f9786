import { useMemo } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import { getPaymentKind } from '@/lib/payments/payment-kind';
import { getPaymentModule } from '@/lib/payments/registry';
import type { MethodBodyProps } from './method-body-props';
import { NewCardForm } from './new-card-form';
import { ProviderAccountButton } from './provider-account-button';
import { SandboxAccountLogin } from './sandbox-account-login';
import { TokenizableChoice } from './tokenizable-choice';

/** The fields of the chosen payment method. */
export function MethodBody(props: MethodBodyProps) {
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
    case 'later': {
      const kind = getPaymentKind(method.code, config);
      const text =
        kind === 'voucher' || kind === 'credit' ? (`payment.${kind}` as const) : 'payment.wallet';
      return <p>{t(text, { name: method.name })}</p>;
    }
    default:
      return module satisfies never;
  }
}

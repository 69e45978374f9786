import { useMemo } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import { getPaymentKind } from '@/lib/payments/payment-kind';
import { getPaymentModule } from '@/lib/payments/registry';
import { AccountChoice } from './account-choice';
import { CardChoice } from './card-choice';
import type { MethodBodyProps } from './method-body-props';

/** The fields of the chosen payment method. */
export function MethodBody(props: MethodBodyProps) {
  const { t } = useTranslation('checkout');
  const { config, method } = props;
  const module = useMemo(() => getPaymentModule(method.code, config), [method.code, config]);
  switch (module.kind) {
    case 'card':
      return <CardChoice {...props} module={module} />;
    case 'account':
      return <AccountChoice {...props} module={module} />;
    case 'later': {
      const isVoucher = getPaymentKind(method.code, config) === 'voucher';
      return <p>{t(isVoucher ? 'payment.voucher' : 'payment.wallet', { name: method.name })}</p>;
    }
    default:
      return module satisfies never;
  }
}

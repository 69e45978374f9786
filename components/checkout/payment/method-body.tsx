import { type RefObject, useMemo } from 'react';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { kindOf } from '@/lib/payments/kinds';
import { paymentModule } from '@/lib/payments/registry';
import type { StepProps } from '../checkout-flow';
import { AccountChoice } from './account-choice';
import { CardChoice } from './card-choice';
import type { Collect } from './payment-form';

export interface MethodBodyProps extends StepProps {
  method: PaymentMethod;
  /** What has to be asked before the payment is saved. */
  collect: RefObject<Collect | null>;
  onChange: () => void;
  onSubmit: () => void;
}

/** What a method needs from the customer. */
export function MethodBody(props: MethodBodyProps) {
  const { t } = useTranslation('checkout');
  const { config, method } = props;
  const module = useMemo(() => paymentModule(method.code, config), [method.code, config]);
  switch (module.kind) {
    case 'card':
      return <CardChoice {...props} module={module} />;
    case 'account':
      return <AccountChoice {...props} module={module} />;
    case 'later': {
      const isVoucher = kindOf(method.code, config) === 'voucher';
      return <p>{t(isVoucher ? 'payment.voucher' : 'payment.wallet', { name: method.name })}</p>;
    }
    default:
      return module satisfies never;
  }
}

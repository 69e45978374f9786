import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { getPaymentKind } from '@/lib/payments/payment-kind';
import { getPaymentModule } from '@/lib/payments/registry';
import type { CardModule } from '@/lib/payments/types';
import { type ExpressPaymentProps, useExpressPayment } from './use-express-payment';

/** Apple Pay and Google Pay beside the button that confirms the order. Nothing without a key of the card provider. */
export function ExpressPayment(props: ExpressPaymentProps) {
  const { config, customer, transactionId } = props;
  const isConfigured = config.stripeKey !== null;
  const methods = useQuery({
    ...paymentMethodsQuery(customer.id, transactionId),
    enabled: isConfigured,
  });
  const method = methods.data?.find(
    ({ code, isAvailable }) => isAvailable && getPaymentKind(code, config) === 'card',
  );
  const payment = method && { methodCode: method.code, tokenizableId: null, plans: [] };
  const totals = useQuery({
    ...checkoutTotalsQuery(customer.id, payment ?? null, transactionId),
    enabled: isConfigured && payment !== undefined,
  });
  const card = useMemo(() => method && getPaymentModule(method.code, config), [method, config]);
  if (!isConfigured || !method || !totals.data || !isPaymentNeeded(totals.data)) return null;
  if (card?.kind !== 'card' || !card.mountExpress) return null;
  return <Wallets {...props} mount={card.mountExpress} method={method} totals={totals.data} />;
}

interface WalletsProps extends ExpressPaymentProps {
  mount: NonNullable<CardModule['mountExpress']>;
  method: PaymentMethod;
  totals: CheckoutTotals;
}

function Wallets({ mount, method, totals, ...props }: WalletsProps) {
  const { t } = useTranslation('review-order');
  const { host, hasWallet } = useExpressPayment(props, mount, method, totals);
  return (
    <section aria-label={t('express')} className="express-payment" hidden={!hasWallet}>
      <div ref={host} />
      <p className="soft">{t('express.or')}</p>
    </section>
  );
}

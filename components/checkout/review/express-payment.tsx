import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useMemo, useRef, useState } from 'react';
import { checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { type ReviewedOrder, toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import type { CheckoutTotals, PaymentMethod } from '@/lib/domain/checkout/types';
import { getPaymentKind } from '@/lib/domain/payments/payment-method';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { createDeviceSession, getPaymentModule } from '@/lib/payments/registry';
import type { CardModule, ProviderToken } from '@/lib/payments/types';
import { notifyError } from '@/stores/interface/notify-failure';
import { notify } from '@/stores/interface/toast-store';
import { useProviderWidget } from '../payment/provider-widget';
import { useAddToken } from '../payment/tokenizable-choice';
import type { StepProps } from '../purchase';
import type { PlaceOutcome } from './use-place-order';

interface ExpressPaymentProps extends StepProps {
  shown: OrderFingerprint | null;
  /** Whether everything but the payment is complete. Shows what is missing. */
  isReady: () => boolean;
  place: (order: ReviewedOrder, seen: OrderFingerprint) => Promise<PlaceOutcome>;
}

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

/**
 * Pays with a wallet of the device. What the shopper has seen is ordered, for the amount that the wallet has shown, or
 * nothing is: the order goes the same way as with the button that confirms it.
 */
function Wallets({ shown, isReady, place, mount, method, totals, ...props }: WalletsProps) {
  const { store, transactionId, config, lockNavigation } = props;
  const { t } = useTranslation('review-order');
  const [hasWallet, setHasWallet] = useState(false);
  /** What the shopper saw before the wallet's sheet covered it. */
  const pressed = useRef<OrderFingerprint | null>(null);
  const addToken = useAddToken(props);
  const fail = useEffectEvent((error: unknown) => {
    lockNavigation(false);
    notifyError(error, 'pay');
  });
  const press = useEffectEvent(() => {
    const isOpening = isReady();
    if (isOpening) pressed.current = shown;
    return isOpening;
  });
  /** @param amount what the wallet has shown, in pesos @returns whether the order was placed */
  const order = useEffectEvent(async (providerToken: ProviderToken, amount: number) => {
    if (!pressed.current) return false;
    // The shopper has just changed the way to pay, and knows its amount from the wallet.
    const seen = { ...pressed.current, payment: undefined, plans: [], total: amount };
    // Another payment reopens its step, which must not lead away from here.
    lockNavigation(true);
    await addToken({
      methodCode: method.code,
      providerToken,
      holder: providerToken.holder ?? `${props.customer.name} ${props.customer.lastName}`.trim(),
      shouldSave: false,
    });
    const deviceSessionId = await createDeviceSession(method.code, config);
    const flow = getCheckoutFlow(transactionId);
    store.getState().update((data) => completePaymentStep({ ...data, deviceSessionId }, [], flow));
    const data = store.getState();
    const payment = toPaymentSelection(data);
    if (!payment) throw new Error('No payment');
    const outcome = await place({ payment, cvcToken: null, data, totals }, seen);
    if (outcome === 'changed') {
      const [title, text] = [t('express.failed'), t('express.changed')];
      notify({ type: 'error', title, text, duration: TOAST_DURATION.persistent });
    }
    return outcome === 'placed';
  });
  const { host } = useProviderWidget((element) => {
    const amount = totals.amountDue;
    return mount(element, {
      amount,
      onReady: setHasWallet,
      onPress: press,
      onAuthorized: (given) => order(given, amount),
      onError: fail,
    });
  }, totals.amountDue);
  return (
    <section aria-label={t('express')} className="grid gap-3 max-w-96" hidden={!hasWallet}>
      <div ref={host} />
      <p className="soft">{t('express.or')}</p>
    </section>
  );
}

'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { CouponSection } from '@/components/cart/page/coupon-section';
import { WalletSection } from '@/components/cart/page/wallet-section';
import { useCart } from '@/components/cart/use-cart';
import { QueryView } from '@/components/shared/query-view';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { findWalletAdjustments, isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { isUntouched } from '@/lib/domain/checkout/quick-purchase';
import { resetPaymentMethod } from '@/lib/domain/checkout/state';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { filterOfferedTokenizables } from '@/lib/domain/checkout/tokens';
import type { CheckoutTotals, PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { applyWallet } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { prepareQuickPurchase } from '@/stores/flows/checkout/prepare-quick-purchase';
import { notifyError } from '@/stores/interface/notify-failure';
import { checkoutScreen } from '../checkout-screen';
import { type StepProps, useCheckoutTotals } from '../purchase';
import { PaymentForm } from './payment-form';

export function PaymentStep(props: StepProps) {
  const { t } = useTranslation('checkout');
  const oneTime = props.store((state) => state.oneTimeTokenizables);
  const query = useQuery({
    ...paymentMethodsQuery(props.customer.id, props.transactionId),
    select: (methods) =>
      methods.map((method) => ({
        ...method,
        tokenizables: filterOfferedTokenizables(method.tokenizables, oneTime),
      })),
  });
  const totals = useCheckoutTotals(props);
  const isPreparing = useQuickPurchase(props);
  const isCovered =
    totals.data !== undefined && !totals.isPlaceholderData && !isPaymentNeeded(totals.data);
  if (isPreparing) {
    return (
      <div className="skeleton h-96" role="status">
        <span className="visually-hidden">{t('payment.preparing')}</span>
      </div>
    );
  }
  if (isCovered) return <CoveredPayment {...props} />;
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
      {(methods) =>
        methods.length === 0 ? (
          <EmptyState icon="card" title={t('payment.none')} text={t('payment.noneText')} />
        ) : (
          <>
            {totals.data && (
              <WalletAdjustmentNotice
                customerId={props.customer.id}
                methods={methods}
                totals={totals.data}
              />
            )}
            {props.transactionId === null && <PaymentSavings customerId={props.customer.id} />}
            <PaymentForm {...props} methods={methods} />
          </>
        )
      }
    </QueryView>
  );
}

/** Goes to the review with everything preselected, where that is possible. True while it is being prepared. */
function useQuickPurchase(props: StepProps): boolean {
  const { customer, transactionId, store, config, onComplete } = props;
  const cardName = useCardName();
  const [isPreparing, setPreparing] = useState(
    () => transactionId === null && isUntouched(store.getState()),
  );
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    const customerId = customer.id;
    const isReady = await prepareQuickPurchase({ customerId, config, cardName, signal });
    if (signal.aborted) return;
    if (isReady) onComplete({ replace: true });
    else setPreparing(false);
  });
  useEffect(() => {
    if (!isPreparing) return;
    const leaving = new AbortController();
    void prepare(leaving.signal);
    return () => leaving.abort();
  }, [isPreparing]);
  return isPreparing;
}

function CoveredPayment({ store, transactionId, onComplete }: StepProps) {
  const { t } = useTranslation('checkout');
  const skip = useEffectEvent(() => {
    const { update } = store.getState();
    const flow = getCheckoutFlow(transactionId);
    update((data) => completePaymentStep(resetPaymentMethod(data), [], flow));
    onComplete({ replace: true });
  });
  useEffect(() => skip(), []);
  return (
    <p role="status" className="note">
      {t('payment.covered')}
    </p>
  );
}

interface WalletAdjustmentNoticeProps {
  customerId: string;
  methods: readonly PaymentMethod[];
  totals: CheckoutTotals;
}

/** Says that the remaining amount is below every method's minimum, and offers the wallet amounts that mend it. */
function WalletAdjustmentNotice({ customerId, methods, totals }: WalletAdjustmentNoticeProps) {
  const { t } = useTranslation('checkout');
  const change = useOneAtATime(
    (amount: number) => applyWallet(customerId, amount),
    (error) => notifyError(error, 'payment'),
  );
  const adjustments = findWalletAdjustments(methods, totals);
  if (adjustments.length === 0) return null;
  return (
    <section className="note note-warn mb-4 grid gap-3" aria-labelledby="wallet-adjustment">
      <p id="wallet-adjustment">
        {t('payment.belowMinimum', { amount: formatPrice(totals.amountDue) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {adjustments.map(({ kind, walletAmount, remaining }) => (
          <Button
            key={kind}
            variant="secondary"
            // One of them is enough: it takes both away.
            isBusy={change.isBusy}
            onClick={() => change.run(walletAmount)}
          >
            {kind === 'use-more'
              ? t('payment.useWholeWallet')
              : t('payment.useLessWallet', {
                  wallet: formatPrice(walletAmount),
                  amount: formatPrice(remaining),
                })}
          </Button>
        ))}
      </div>
    </section>
  );
}

const hasWallet = ({ maxWalletAmount, walletToUse }: CustomerCartTotals) =>
  hasFeature('wallet') && (maxWalletAmount > 0 || walletToUse > 0);

/** Coupon and wallet of the cart, so that everything that is paid with stands in one step. */
function PaymentSavings({ customerId }: { customerId: string }) {
  const { totals } = useCart(true);
  if (!totals || !(hasFeature('coupons') || hasWallet(totals))) return null;
  return <Savings customerId={customerId} totals={totals} />;
}

function Savings({ customerId, totals }: { customerId: string; totals: CustomerCartTotals }) {
  const { t } = useTranslation('checkout');
  const { couponCode, walletToUse } = totals;
  const [wasUsed] = useState(couponCode !== null || walletToUse > 0);
  const hasCoupons = hasFeature('coupons');
  const isSingle = !(hasCoupons && hasWallet(totals));
  const only = hasCoupons ? 'payment.coupon' : 'payment.savedMoney';
  return (
    <section aria-labelledby="payment-savings">
      <details
        className="pay-savings group mb-6 hairline-b"
        open={wasUsed}
        data-single={isSingle || undefined}
      >
        <summary className="flex flex-wrap items-center gap-x-4 min-h-12">
          <h2 id="payment-savings" className="flex-1 text-base font-650 whitespace-nowrap">
            {t(isSingle ? only : 'payment.savings')}
          </h2>
          <Icon name="chevron-down" className="order-1 group-open:rotate-180" />
          {walletToUse === 0 && hasWallet(totals) && (
            <p className="max-sm:order-2 max-sm:pb-2 max-sm:basis-full text-14 text-ink-soft group-open:hidden">
              {t('payment.walletOffer', { amount: formatPrice(totals.maxWalletAmount) })}
            </p>
          )}
        </summary>
        <div className="grid gap-x-10 gap-y-4 pb-5 lg:grid-cols-[1fr_1fr]">
          {hasCoupons && <CouponSection customerId={customerId} totals={totals} />}
          {hasFeature('wallet') && <WalletSection customerId={customerId} totals={totals} />}
        </div>
      </details>
    </section>
  );
}

export const PaymentStepScreen = checkoutScreen('payment', PaymentStep);

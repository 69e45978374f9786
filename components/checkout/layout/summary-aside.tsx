import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PriceRows, SummaryRow, WalletEarned } from '@/components/cart/summary-parts';
import { RetryButton } from '@/components/ui/retry-button';
import { transactionQuery } from '@/lib/api/transactions';
import {
  applyChoice,
  isInsured,
  isPickupWithoutStore,
  type PriceRow,
} from '@/lib/domain/cart/purchase-price';
import { isDueLess } from '@/lib/domain/checkout/payment';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import {
  updateShippingInsurance,
  useIsDeliveryPending,
} from '@/stores/flows/checkout/save-delivery';
import {
  type PurchaseProps,
  type StepProps,
  useCheckoutPrice,
  useCheckoutTotals,
} from '../purchase';
import { useTransactionOrder } from '../results/payment-screen';
import { CartLineList, LineList, SummaryPanel } from './summary-panel';

/** The price by the server's totals, with the chosen insurance and pickup also before the server knows them. */
function useOptimisticPrice(props: PurchaseProps) {
  const { data, isFetching, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const isSaving = useIsDeliveryPending(props.customer.id);
  const state = props.store();
  const isAsking = isSaving || isFetching;
  const isUnsaved = state.isShipping === false && isAsking;
  const isPickedUp = isPickupWithoutStore(state) || (state.steps.payment.isCompleted && isUnsaved);
  const choice = { isPickedUp, isInsured: !state.isDigital && isInsured(state, data) };
  const totals = data && props.transactionId === null ? applyChoice(data, choice) : data;
  const loaded = useCheckoutPrice(props, totals);
  // The server hears of a delivery once it is complete: until then it has the amounts of the pickup of before.
  const isOfPickup =
    props.transactionId === null &&
    !state.isDigital &&
    state.isShipping === true &&
    data?.hasShipping === false &&
    (isAsking || state.courier === null);
  return {
    shown: isOfPickup ? null : loaded,
    /** Nobody can know the price before the address. */
    isOpen: isOfPickup && !isAsking && state.customerAddress === null,
    /** The totals are from before the last change. */
    isStale: isPlaceholderData,
    isFailed: isError && !data,
    retry: refetch,
  };
}

type SummaryAsideProps = StepProps & { isFolded: boolean; children?: ReactNode };

export function SummaryAside({ isFolded, children, ...props }: SummaryAsideProps) {
  const price = useOptimisticPrice(props);
  const { t } = useTranslation('checkout');
  const { customer, transactionId } = props;
  return (
    <SummaryPanel amount={price.isOpen ? null : price.shown?.totals.amountDue} isFolded={isFolded}>
      {/* Beside the step it scrolls on a low screen, also with the keyboard, so that the button does not cover the total. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div
        className={isFolded ? '' : 'max-h-[max(7rem,100dvh-49rem)] overflow-y-auto scrollbar-thin'}
        role="group"
        aria-label={t('frame.lines')}
        tabIndex={isFolded ? undefined : 0}
      >
        {transactionId === null ? (
          <CartLineList />
        ) : (
          <OrderLineList customerId={customer.id} transactionId={transactionId} />
        )}
      </div>
      <SummaryAmounts {...props} {...price} />
      {children}
    </SummaryPanel>
  );
}

export interface OrderListProps {
  customerId: string;
  transactionId: string;
}

function OrderLineList({ customerId, transactionId }: OrderListProps) {
  const { data } = useQuery(transactionQuery(customerId, transactionId));
  const { data: order } = useTransactionOrder(customerId, data?.transaction);
  const lines = (order?.items ?? []).map(({ id, name, qty, product }) => ({
    key: id,
    name,
    image: product?.cover?.thumbnail ?? null,
    qty,
  }));
  return <LineList lines={lines} />;
}

type SummaryAmountsProps = PurchaseProps & ReturnType<typeof useOptimisticPrice>;

function SummaryAmounts(all: SummaryAmountsProps) {
  const { shown, isOpen, isStale, isFailed, retry, ...props } = all;
  const { t } = useTranslation('checkout');
  const isEstimate = props.store(({ courier }) => courier === null) && props.transactionId === null;
  if (isFailed) {
    return (
      <div role="alert" className="mt-4">
        <p>{t('frame.totalsFailed')}</p>
        <RetryButton className="mt-2" onClick={() => void retry()}>
          {t('frame.retry')}
        </RetryButton>
      </div>
    );
  }
  if (isOpen) return <p className="mt-4 pt-4 hairline-t text-ink-soft">{t('frame.openText')}</p>;
  if (!shown) return <div className="skeleton mt-4 h-40" />;
  const { totals } = shown;
  const { walletPromotionAmount } = totals;
  return (
    <>
      <div className="mt-4 pt-4 hairline-t">
        <PurchaseAmounts {...shown} isChanging={isStale} isEstimate={isEstimate} />
        <InsuranceSwitch {...props} totals={totals} />
      </div>
      {walletPromotionAmount > 0 && (
        <WalletEarned
          text={t('frame.earned', { amount: formatPrice(walletPromotionAmount) })}
          promotions={totals.walletPromotions}
        />
      )}
    </>
  );
}

interface PurchaseAmountsProps {
  totals: CheckoutTotals;
  rows: readonly PriceRow[];
  isChanging: boolean;
  isEstimate?: boolean;
}

export function PurchaseAmounts(props: PurchaseAmountsProps) {
  const { totals, rows, isChanging, isEstimate = false } = props;
  const { t } = useTranslation('checkout');
  const { walletToUse, paymentApplied } = totals;
  return (
    <>
      <dl className="cart-amounts grid gap-1.5" aria-busy={isChanging}>
        <PriceRows
          rows={rows}
          pieces={totals.pieces}
          couponCode={totals.couponCode}
          isEstimate={isEstimate}
        />
        <TotalRow label={t('frame.total')} amount={totals.total} />
        {walletToUse > 0 && (
          <SummaryRow label={t('frame.wallet')} amount={-walletToUse} isHighlighted />
        )}
        {paymentApplied > 0 && (
          <SummaryRow label={t('frame.applied')} amount={-paymentApplied} isHighlighted />
        )}
        {isDueLess(totals) && <TotalRow label={t('frame.due')} amount={totals.amountDue} />}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {t('frame.tax', { amount: formatPrice(totals.tax), percent: totals.ivaPercentage })}
      </p>
    </>
  );
}

const TotalRow = ({ label, amount }: { label: string; amount: number }) => (
  <div className="flex items-baseline justify-between mt-1.5 pt-2.5 hairline-t font-bold">
    <dt>{label}</dt>
    <dd className="text-[1.625rem] tracking-tight">{formatPrice(amount)}</dd>
  </div>
);

export function InsuranceSwitch(props: PurchaseProps & { totals: CheckoutTotals }) {
  const { customer, transactionId, store, totals } = props;
  const { t } = useTranslation('checkout');
  const { t: cart } = useTranslation('cart');
  const hasInsurance = totals.insurance > 0;
  const isSent = store((state) => state.isShipping !== false && !state.isDigital);
  if (transactionId !== null || !isSent || !hasFeature('insurance')) return null;
  // Without a price there is nothing to offer.
  if (totals.insuranceOffer === 0) return null;
  const price = formatPrice(totals.insuranceOffer);
  return (
    <div className="flex items-center justify-between gap-4 mt-3 pt-2 hairline-t text-14 lh-[1.4]">
      <p>
        {t(hasInsurance ? 'frame.insuranceOn' : 'frame.insuranceOff', { price })}{' '}
        {cart('insurance.covers')}
      </p>
      <button
        type="button"
        className="link-button shrink-0"
        onClick={() => void updateShippingInsurance(customer.id, !hasInsurance)}
      >
        {t(hasInsurance ? 'frame.insuranceRemove' : 'frame.insuranceAdd')}
      </button>
    </div>
  );
}

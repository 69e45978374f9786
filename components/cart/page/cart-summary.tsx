import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Icon } from '@/components/ui/icon';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { FreeShippingProgress } from '@/lib/domain/cart/shipping';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { useCustomerCartSummary } from '../cart-line-parts';
import {
  CartAmounts,
  FreeShippingBar,
  InsuranceChoice,
  type InsuranceChoiceProps,
  InsuranceInBar,
  SummaryRow,
  WalletEarned,
} from '../summary-parts';
import { CheckoutButton } from './checkout-button';
import { CouponSection } from './coupon-section';
import { GuestSummarySection, useGuestCartSummary } from './guest-summary-section';
import { WalletSection } from './wallet-section';

const SUMMARY_ID = 'resumen';

/** On wide screens it stays in view beside the lines. */
export function CartSummary({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const { customerId, totals } = view;
  return (
    <section
      aria-labelledby={SUMMARY_ID}
      className="self-start rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-[7.75rem]"
    >
      <h2 id={SUMMARY_ID} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('summary.title')}
      </h2>
      {customerId === null ? (
        <GuestSummarySection view={view} />
      ) : totals === null ? (
        <div className="skeleton mt-4 h-96" />
      ) : (
        <CustomerSummarySection customerId={customerId} totals={totals} view={view} />
      )}
    </section>
  );
}

/** On narrow screens, where the summary is further down, the total and the way to the payment stay in view. */
export function TotalBar({ view }: { view: CartView }) {
  if (getPurchasableCartLines(view).length === 0) return null;
  const { customerId, totals } = view;
  if (customerId === null || !totals) return <GuestBar view={view} />;
  return <CustomerBar customerId={customerId} totals={totals} view={view} />;
}

const GuestBar = ({ view }: { view: CartView }) => (
  <Bar {...useGuestCartSummary(view)} view={view} />
);

function CustomerBar({ customerId, totals, view }: CustomerSummarySectionProps) {
  const summary = useCustomerCartSummary(totals, view.totalsLines);
  return <Bar {...summary} insurance={getInsuranceChoice(customerId, summary)} view={view} />;
}

/** An order that is picked up in a store has no insurance. */
const getInsuranceChoice = (
  customerId: string,
  { isInsured, insuranceOffer: cost }: ReturnType<typeof useCustomerCartSummary>,
): InsuranceChoiceProps | false =>
  hasFeature('insurance') &&
  cost > 0 && {
    isInsured,
    cost,
    onChange: (isWanted) => void updateShippingInsurance(customerId, isWanted),
  };

interface BarProps {
  view: CartView;
  total: number;
  freeShipping: FreeShippingProgress | null;
  insurance: InsuranceChoiceProps | false;
}

function Bar({ view, total, freeShipping, insurance }: BarProps) {
  const { t } = useTranslation('cart');
  return (
    <div
      ref={bottomInsetRef}
      className="cart-bar sticky bottom-(--floor) z-20 -mx-[clamp(1rem,3vw,2rem)] flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:gap-x-4 border-y border-line bg-surface px-[clamp(1rem,3vw,2rem)] py-2 mt-4 lg:hidden"
    >
      {insurance && <InsuranceInBar {...insurance} />}
      <div className="flex-[1_1_6rem]">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-soft">{t('total')}</span>
          <strong className="text-xl leading-tight tracking-tight whitespace-nowrap">
            {formatPrice(total)}
          </strong>
        </p>
        {freeShipping && (
          <p className={`text-xs ${freeShipping.isReached ? 'text-saved' : 'text-ink-soft'}`}>
            {freeShipping.isReached
              ? t('free.short')
              : t('free.missing', { amount: formatPrice(freeShipping.missing) })}
          </p>
        )}
      </div>
      <CheckoutButton view={view} className="max-sm:px-4" />
    </div>
  );
}

interface CustomerSummarySectionProps {
  customerId: string;
  totals: CustomerCartTotals;
  view: CartView;
}

export function CustomerSummarySection({ customerId, totals, view }: CustomerSummarySectionProps) {
  const { t } = useTranslation('cart');
  const summary = useCustomerCartSummary(totals, view.totalsLines);
  const { shippingMinAmount, creditToUse } = totals;
  const { walletToUse } = summary;
  const insurance = getInsuranceChoice(customerId, summary);
  const isSoldOut = getPurchasableCartLines(view).length === 0;
  return (
    <>
      {summary.freeShipping && shippingMinAmount > 0 && (
        <FreeShippingBar free={summary.freeShipping} from={shippingMinAmount} />
      )}
      {view.messages.length > 0 && (
        <ul aria-label={t('server.messages')} className="mt-3 grid gap-1">
          {view.messages.map((message) => (
            <li key={message} className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">
              {message}
            </li>
          ))}
        </ul>
      )}
      <CartAmounts
        summary={summary}
        isChanging={view.isChanging}
        note={summary.delivery === 'courier' && t('server.shippingNote')}
      >
        {walletToUse > 0 && (
          <>
            <SummaryRow label={t('server.wallet')} amount={-walletToUse} isHighlighted />
            <div className="flex items-baseline justify-between font-bold">
              <dt>{t('server.toPay')}</dt>
              <dd className="text-xl tracking-tight">{formatPrice(summary.toPay)}</dd>
            </div>
          </>
        )}
      </CartAmounts>
      {summary.walletEarned > 0 && (
        <WalletEarned
          text={t('server.earned', { amount: formatPrice(summary.walletEarned) })}
          promotions={totals.walletPromotions}
        />
      )}
      {creditToUse > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon name="card" />
          {/* Credit is a payment method for the whole amount. */}
          {t(creditToUse >= summary.toPay ? 'server.credit' : 'server.creditPart', {
            amount: formatPrice(creditToUse),
          })}
        </p>
      )}
      {insurance && <InsuranceChoice {...insurance} />}
      <CheckoutButton view={view} className={`mt-4 w-full ${isSoldOut ? '' : 'max-lg:hidden'}`} />
      {hasFeature('coupons') && <CouponSection customerId={customerId} totals={totals} />}
      {hasFeature('wallet') && (
        <WalletSection customerId={customerId} totals={{ ...totals, walletToUse }} />
      )}
    </>
  );
}

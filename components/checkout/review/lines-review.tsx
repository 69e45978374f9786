import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { CartContent } from '@/components/cart/cart-content';
import { OfferNote, priceSharesText } from '@/components/cart/line-offer';
import { useCart } from '@/components/cart/use-cart';
import { BoughtName } from '@/components/shared/bought-name';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { browserClient } from '@/lib/api/client/browser-client';
import { cartKey, checkoutKey } from '@/lib/api/client/query-parts';
import { removeCoupon } from '@/lib/api/customer-cart';
import { orderQuery } from '@/lib/api/orders';
import { transactionQuery } from '@/lib/api/transactions';
import type { CartBuildState } from '@/lib/domain/cart/cart-view';
import { getLinesOffer, type LineOffer, sumLines } from '@/lib/domain/cart/line-offer';
import { getPriceShares } from '@/lib/domain/cart/line-prices';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { isPaidAtCardPrices } from '@/lib/domain/checkout/payment';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { notifyError } from '@/stores/interface/notify-failure';
import type { OrderListProps } from '../layout/summary-aside';
import { type PurchaseProps, useCheckoutPrice } from '../purchase';
import { SectionError, StepSection, sectionId } from '../shared/step-section';

interface CartLinesReviewProps extends Pick<PurchaseProps, 'store'> {
  totals: CheckoutTotals | undefined;
  error?: string;
  coupon: RejectedCouponProps;
}

export function CartLinesReview({ totals, store, error, coupon }: CartLinesReviewProps) {
  const { t } = useTranslation('review-order');
  const view = useCart(true);
  const price = useCheckoutPrice({ transactionId: null, store }, totals);
  const isAtCardPrices = price !== null && isPaidAtCardPrices(price);
  return (
    <StepSection
      section="lines"
      title={t('lines')}
      error={error}
      change={{ step: 'detail', transactionId: null }}
    >
      <RejectedCoupon {...coupon} />
      <CartContent view={view} skeleton={<div className="skeleton h-24" />}>
        {/* The cart may say as well why the coupon does not apply. */}
        {view.messages
          .filter((message) => message !== coupon.error)
          .map((message) => (
            <p key={message} className="form-warning">
              {message}
            </p>
          ))}
        <ul className="review-lines">
          {view.states.map(({ line }) => (
            <CartRow key={getLineKey(line)} line={line} isAtCardPrices={isAtCardPrices} />
          ))}
        </ul>
        {view.builds.map((group) => (
          <BuildReview key={group.key} group={group} isAtCardPrices={isAtCardPrices} />
        ))}
      </CartContent>
    </StepSection>
  );
}

interface Terms {
  /** The payment has the discount for a single payment that the cards show. */
  isAtCardPrices: boolean;
}

/** What the lines cost with the chosen payment: without its discount nothing but the price in months. */
function toOffer(lines: readonly CartLine[], isAtCardPrices: boolean): LineOffer {
  const offer = getLinesOffer(lines);
  if (isAtCardPrices || !offer.isCash) return offer;
  return { ...offer, price: sumLines(lines), isCash: false };
}

function BuildReview({ group, isAtCardPrices }: { group: CartBuildState } & Terms) {
  const { t } = useTranslation('review-order');
  const id = useId();
  const { build } = group;
  const lines = group.parts.map(({ line }) => line);
  return (
    <section aria-labelledby={id} className="mt-4 border-l-2 border-line pl-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          {build.name || t('build.unnamed')}
        </h3>
        <strong>{formatPrice(toOffer(lines, isAtCardPrices).price)}</strong>
      </div>
      <p className="soft">
        {t('build.count', { count: build.qty })} ·{' '}
        {t(build.requiresAssembly ? 'build.assembled' : 'build.loose')}
      </p>
      <ul className="review-lines">
        {lines.map((line) => (
          <CartRow key={getLineKey(line)} line={line} isAtCardPrices={isAtCardPrices} />
        ))}
      </ul>
    </section>
  );
}

function CartRow({ line, isAtCardPrices }: { line: CartLine } & Terms) {
  const { t } = useTranslation('review-order');
  const { t: cartT } = useTranslation('cart');
  const { product, quantity } = line;
  const offer = toOffer([line], isAtCardPrices);
  return (
    <li>
      <Picture
        src={product.image}
        alt=""
        width={56}
        className="size-14 shrink-0 p-1 rounded-sm bg-plate object-contain"
      />
      <div>
        <BoughtName name={product.name} product={product} />
        <p className="soft">
          {getPriceShares(line).length > 1
            ? priceSharesText(line, cartT)
            : t('pieces', { count: quantity })}
        </p>
        <OfferNote offer={offer} className="text-sm" />
      </div>
      <strong>{formatPrice(offer.price)}</strong>
    </li>
  );
}

export function OrderLinesReview({ customerId, transactionId }: OrderListProps) {
  const { t } = useTranslation('review-order');
  const placed = useQuery(transactionQuery(customerId, transactionId));
  return (
    <StepSection section="lines" title={t('order')}>
      <QueryView query={placed} skeleton={<div className="skeleton h-24" />}>
        {({ transaction: { orderId, orderFolio } }) => (
          <>
            <p>{t('folio', { folio: orderFolio })}</p>
            {orderId && <OrderRows customerId={customerId} orderId={orderId} />}
          </>
        )}
      </QueryView>
    </StepSection>
  );
}

function OrderRows({ customerId, orderId }: { customerId: string; orderId: string }) {
  const { t } = useTranslation('review-order');
  const query = useQuery(orderQuery(customerId, orderId));
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
      {({ items }) => (
        <ul className="review-lines">
          {items.map(({ id, name, product, qty, total }) => (
            <li key={id}>
              <div>
                <BoughtName name={name} product={product} />
                <p className="soft">{t('pieces', { count: qty })}</p>
              </div>
              <strong>{formatKnownPrice(total)}</strong>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

interface RejectedCouponProps {
  customerId: string;
  error?: string;
  onRemoved: () => void;
}

function RejectedCoupon({ customerId, error, onRemoved }: RejectedCouponProps) {
  const { t } = useTranslation('review-order');
  const client = useQueryClient();
  const removal = useMutation({
    // The checkout's decisions stay: neither delivery nor payment depends on the coupon.
    mutationFn: () => removeCoupon(browserClient),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: cartKey(customerId) });
      await client.invalidateQueries({ queryKey: checkoutKey(customerId) });
      onRemoved();
    },
    onError: (error) => notifyError(error, 'pay'),
  });
  return (
    <div id={sectionId('coupon')} className="step-part-body">
      <SectionError section="coupon" error={error} />
      {error && (
        <Button
          variant="secondary"
          className="mb-3"
          isBusy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {t(removal.isPending ? 'coupon.removing' : 'coupon.remove')}
        </Button>
      )}
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { PriceRows } from '@/components/cart/price-rows';
import { QueryView } from '@/components/shared/query-view';
import { isDueLess } from '@/lib/domain/checkout/summary';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { StepSection } from '../shared/step-section';
import type { PurchaseProps } from '../step-props';
import { useCheckoutPrice } from '../use-checkout-totals';

interface TotalReviewProps extends Pick<PurchaseProps, 'transactionId' | 'store'> {
  query: UseQueryResult<CheckoutTotals>;
  error?: string;
}

/** The total of the order, exactly as the server computed it. */
export function TotalReview({ query, error, ...props }: TotalReviewProps) {
  const { t } = useTranslation('review-order');
  const price = useCheckoutPrice(props, query.data);
  return (
    <StepSection section="total" title={t('total')} error={error}>
      <QueryView query={query} skeleton={<div className="skeleton h-20" />}>
        {(sent) => {
          const { totals, rows } = price ?? { totals: sent, rows: [] };
          return (
            <dl className="review-total" aria-busy={query.isFetching}>
              <PriceRows rows={rows} pieces={totals.pieces} couponCode={totals.couponCode} />
              {isDueLess(totals) && (
                <>
                  <Row label={t('total.order')} amount={totals.total} isSum />
                  {totals.walletToUse > 0 && (
                    <Row label={t('total.wallet')} amount={-totals.walletToUse} />
                  )}
                  {totals.paymentApplied > 0 && (
                    <Row label={t('total.applied')} amount={-totals.paymentApplied} />
                  )}
                </>
              )}
              <div className="review-due">
                <dt>{t(isDueLess(totals) ? 'total.due' : 'total.order')}</dt>
                <dd>{formatPrice(totals.amountDue)}</dd>
              </div>
            </dl>
          );
        }}
      </QueryView>
    </StepSection>
  );
}

function Row({ label, amount, isSum }: { label: string; amount: number; isSum?: boolean }) {
  return (
    <div className={isSum ? 'mt-1.5 pt-2.5 hairline-t font-semibold' : undefined}>
      <dt>{label}</dt>
      <dd>{formatPrice(amount)}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Price, priceText } from '@/components/ui/price';
import type { LivePrice } from '@/lib/api/live-prices';
import { formatDate, formatDateTimeWithoutYear } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability } from '@/lib/domain/product/availability';
import {
  findFeaturedPlan,
  getSavings,
  getWalletCredit,
  getWalletPercent,
} from '@/lib/domain/product/financing';
import { endsSoon } from '@/lib/domain/product/lightning-offers';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Texts } from '@/lib/i18n/types';
import { financedText } from './product-texts';

interface PriceBlockProps {
  product: Pick<LivePrice, 'pricing' | 'offerMonths' | 'coupon' | 'stockTotal' | 'hasLastStock'>;
  /** Milliseconds since 1970. The end date of an offer is shown only while it is in the future. */
  now: number;
  t: Texts<'product'>;
  /** The time left of an offer that ends soon. The server leaves its room empty, because its page is kept. */
  clock?: ReactNode;
}

export function PriceBlock({ product, now, t, clock }: PriceBlockProps) {
  const { pricing, coupon } = product;
  const { common, final, hasDiscount, isCash, discountPercent } = getDisplayPrices(pricing);
  const until = parseUtc(pricing.priceValidUntilUtc);
  // What cannot be bought is not paid for either.
  const isSold = getAvailability(product) === 'sold';
  const monthly = isSold ? null : findFeaturedPlan(product);
  const wallet = isSold ? 0 : getWalletCredit(pricing);
  const percent = getWalletPercent(pricing);
  return (
    <div className="price-block" data-sold={isSold || undefined}>
      {hasDiscount && (
        <p className="buy-note">
          {t('price.common')} <s>{formatPrice(common)}</s>
        </p>
      )}
      <p className="price-main">
        {final > 0 && !isSold ? <Price value={final} size="xl" /> : priceText(final)}
        {isCash && !isSold && <span>{t('price.cash')}</span>}
      </p>
      {hasDiscount && !isSold && (
        <p className="card-off">
          <span className="fact fact-discount">
            {t('card.discount', { percentage: `${discountPercent}%` })}
          </span>
          {' · '}
          {t('price.saving', { amount: formatPrice(getSavings(pricing)) })}
        </p>
      )}
      {until !== null && until > now && (
        <p className="buy-note">
          {endsSoon(until, now) ? (
            <>
              {t('price.untilHour', { date: formatDateTimeWithoutYear(until) })}
              <span className="price-clock" data-ends={pricing.priceValidUntilUtc}>
                {clock}
              </span>
            </>
          ) : (
            t('price.until', { date: formatDate(until) })
          )}
        </p>
      )}
      <ul>
        {monthly && (
          <li className="fact fact-monthly">
            <a href="#mensualidades" className="py-1 text-14">
              {financedText(monthly, pricing, t)}
            </a>
          </li>
        )}
        {wallet > 0 && (
          <li className="fact fact-wallet">
            {t(percent > 0 ? 'price.walletPercentNote' : 'price.walletNote', {
              total: formatPrice(wallet),
              percent,
            })}
          </li>
        )}
        {coupon && !isSold && (
          <li className="fact fact-coupon">
            {coupon.code ? t('price.couponCode', { code: coupon.code }) : t('card.coupon')}
            {coupon.text && <span> — {coupon.text}</span>}
          </li>
        )}
      </ul>
    </div>
  );
}

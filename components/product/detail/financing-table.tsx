import type { LivePrice } from '@/lib/api/resources/live-price';
import { formatPrice } from '@/lib/domain/money';
import { financingRows, shownPrices } from '@/lib/domain/product/pricing';
import type { ProductTexts } from '../product-texts';

interface FinancingTableProps {
  product: Pick<LivePrice, 'pricing' | 'offerMonths'>;
  t: ProductTexts;
}

/** The rows of a product's instalment plans. */
export function financingRowsOf({ pricing, offerMonths }: FinancingTableProps['product']) {
  return financingRows(offerMonths, pricing.currentPriceWithTax, shownPrices(pricing).final);
}

/** Every instalment plan: per month, in all, and what it costs above paying at once. */
export function FinancingTable({ product, t }: FinancingTableProps) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{t('financing.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('financing.months')}</th>
          <th scope="col">{t('financing.perMonth')}</th>
          <th scope="col">{t('financing.total')}</th>
          <th scope="col">{t('financing.extra')}</th>
        </tr>
      </thead>
      <tbody>
        {financingRowsOf(product).map(({ offer, months, monthPrice, total, extraCost, ...row }) => (
          <tr key={`${offer.offerId} ${months}`}>
            <th scope="row">
              {t('financing.monthCount', { count: months })}{' '}
              <small>
                {row.interestFree
                  ? t('financing.free')
                  : t('financing.interest', { percent: offer.interestPercent })}
              </small>
            </th>
            <td>
              <b>{formatPrice(monthPrice)}</b>
            </td>
            <td>{formatPrice(total)}</td>
            <td>{formatPrice(extraCost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

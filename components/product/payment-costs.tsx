import type { LivePrice } from '@/lib/api/live-prices';
import { formatPrice } from '@/lib/domain/money';
import { comparePaymentCosts, type PaymentCost } from '@/lib/domain/product/payment-costs';
import type { Texts } from '@/lib/i18n/types';
import { interestText } from './product-texts';

interface PaymentCostsProps {
  product: Pick<LivePrice, 'pricing' | 'offerMonths'>;
  t: Texts<'product'>;
}

export function PaymentCosts({ product, t }: PaymentCostsProps) {
  const costs = comparePaymentCosts(product);
  // A mark on several rows would mark nothing.
  const isUnique = costs.filter(({ isCheapest }) => isCheapest).length === 1;
  return (
    <div className="table-box">
      <table className="data-table costs">
        <caption>{t('costs.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('costs.way')}</th>
            <th scope="col">{t('costs.pay')}</th>
            <th scope="col">{t('costs.total')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map((way) => {
            const [name, note] = paymentOptionTexts(way, product.pricing.currentPriceWithTax, t);
            const [amount, when] = amountTexts(way, t);
            const isBest = way.isCheapest && isUnique;
            return (
              <tr
                key={way.kind === 'monthly' ? `${way.plan.offer.offerId} ${name}` : way.kind}
                className={isBest ? 'costs-best' : undefined}
              >
                <th scope="row">
                  {name} <small>{note}</small>
                </th>
                <td>
                  {amount} <small>{when}</small>
                </td>
                <td>
                  <b>{formatPrice(way.total)}</b>{' '}
                  {isBest ? (
                    <strong>{t('costs.best')}</strong>
                  ) : (
                    <small>
                      {way.isCheapest
                        ? t('costs.same')
                        : t('costs.more', { amount: formatPrice(way.aboveCheapest) })}
                    </small>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function paymentOptionTexts(
  way: PaymentCost,
  price: number,
  t: Texts<'product'>,
): [name: string, note: string] {
  if (way.kind === 'monthly')
    return [t('costs.months', { count: way.plan.months }), interestText(way.plan, price, t)];
  const { percent } = way;
  return [t('costs.cash'), t(percent > 0 ? 'costs.cashDiscount' : 'costs.cashNote', { percent })];
}

function amountTexts(way: PaymentCost, t: Texts<'product'>): [amount: string, when: string] {
  if (way.kind !== 'monthly') return [formatPrice(way.total), t('costs.today')];
  const { monthPrice, firstPayment } = way.plan;
  return [
    formatPrice(monthPrice),
    firstPayment === monthPrice
      ? t('costs.monthly')
      : t('costs.first', { price: formatPrice(firstPayment) }),
  ];
}

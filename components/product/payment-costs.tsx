import type { LivePrice } from '@/lib/api/live-prices';
import { formatPrice } from '@/lib/domain/money';
import { comparePaymentCosts, type PaymentCost } from '@/lib/domain/product/payment-costs';
import type { Texts } from '@/lib/i18n/types';
import { interestText } from './product-texts';

type Payable = Pick<LivePrice, 'pricing' | 'offerMonths'>;

/** Whether there is more than one way to pay. With one way there is nothing to compare. */
export const hasPaymentChoice = (product: Payable) => comparePaymentCosts(product).length > 1;

export function PaymentCosts({ product, t }: { product: Payable; t: Texts<'product'> }) {
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
                    <small>{way.isCheapest ? t('costs.same') : extraCostText(way, t)}</small>
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

const extraCostText = ({ aboveCheapest }: PaymentCost, t: Texts<'product'>) =>
  t('costs.more', { amount: formatPrice(aboveCheapest) });

function paymentOptionTexts(
  way: PaymentCost,
  price: number,
  t: Texts<'product'>,
): [name: string, note: string] {
  switch (way.kind) {
    case 'cash':
      return [
        t('costs.cash'),
        way.percent > 0 ? t('costs.cashDiscount', { percent: way.percent }) : t('costs.cashNote'),
      ];
    case 'monthly':
      return [t('costs.months', { count: way.plan.months }), interestText(way.plan, price, t)];
  }
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

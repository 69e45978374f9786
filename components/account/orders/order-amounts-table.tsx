import { formatPrice } from '@/lib/domain/money';
import { getAmountPaidBesidesWallet, getOrderAmountRows } from '@/lib/domain/orders/amounts';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';

/** The amounts that make up the total of an order. */
export function OrderAmountsTable({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { amounts, isDigital, items } = order;
  const isPickup = order.store !== null && order.address === null;
  const { total, walletUsed, walletEarned, iva, ivaPercent } = amounts;
  return (
    <section className="history-section">
      <h2>{t('amounts')}</h2>
      <dl className="order-amounts">
        {getOrderAmountRows(amounts, isDigital, items).map(({ name, amount }) => (
          <div key={name} className={amount < 0 ? 'order-amounts-off' : undefined}>
            <dt>{t(name === 'shipping' && isPickup ? 'amount.pickup' : `amount.${name}`)}</dt>
            <dd>{name === 'shipping' && amount === 0 ? t('amount.free') : formatPrice(amount)}</dd>
          </div>
        ))}
        <div className="order-amounts-total">
          <dt>{t('amount.total')}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
        {walletUsed > 0 && (
          <>
            <div className="order-amounts-off">
              <dt>{t('amount.wallet')}</dt>
              <dd>{formatPrice(-walletUsed)}</dd>
            </div>
            <div>
              <dt>{t('amount.rest')}</dt>
              <dd>{formatPrice(getAmountPaidBesidesWallet(amounts))}</dd>
            </div>
          </>
        )}
        {walletEarned > 0 && (
          <div className="order-amounts-off">
            <dt>{t('amount.earned')}</dt>
            <dd>{formatPrice(walletEarned)}</dd>
          </div>
        )}
        {order.pointsEarned > 0 && (
          <div>
            <dt>{t('amount.points')}</dt>
            <dd>{t('points', { count: order.pointsEarned })}</dd>
          </div>
        )}
      </dl>
      {iva > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('amount.tax', { amount: formatPrice(iva), percent: ivaPercent })}
        </p>
      )}
    </section>
  );
}

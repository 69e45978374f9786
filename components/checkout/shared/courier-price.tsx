import type { Courier } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** What a courier costs, beside its price before a promotion. */
export function CourierPrice({ courier: { price, total } }: { courier: Courier }) {
  const { t } = useTranslation('shipment');
  return (
    <>
      {total < price && (
        <>
          <span className="visually-hidden">{t('courier.before')}</span>
          <s className="soft">{formatPrice(price)}</s>
        </>
      )}
      <strong className={total === 0 ? 'text-saved' : ''}>
        {total === 0 ? t('free') : formatPrice(total)}
      </strong>
    </>
  );
}

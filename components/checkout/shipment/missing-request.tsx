import type { PickupStore } from '@/lib/domain/checkout/types';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';

/** Ways to ask a store for what it lacks: a message that names it, or a call. Nothing without a number. */
export function MissingRequest({ store }: { store: PickupStore }) {
  const { t } = useTranslation('shipment');
  const { name, phone, whatsapp, missing } = store;
  if (phone === null && whatsapp === null) return null;
  const products = missing
    .map(({ name: product, wanted }) => (wanted > 1 ? `${wanted} × ${product}` : product))
    .join(', ');
  const text = t('store.askText', { store: name, products });
  return (
    <p className="store-ask">
      {whatsapp !== null && products !== '' && (
        <a
          className="link"
          href={`https://wa.me/52${whatsapp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('store.ask')}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
      {phone !== null && (
        <a className="link" href={`tel:+52${phone}`}>
          {t('store.call', { phone: formatPhone(phone) })}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </p>
  );
}

import { pickupTexts } from '@/components/product/delivery/delivery-text';
import type { PickupStore } from '@/lib/domain/checkout/types';
import type { PromiseTerms } from '@/lib/domain/delivery-promise';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { RadioOption } from '../shared/radio-group';

/** Ways to ask a store for what it lacks: a message that names it, or a call. Nothing without a number. */
function MissingRequest({ store }: { store: PickupStore }) {
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

const kilometres = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

interface PickupStoreOptionProps {
  store: PickupStore;
  terms: PromiseTerms;
  isChosen: boolean;
  onChoose: () => void;
}

/** A pickup store. One that lacks products lists them and cannot be chosen. */
export function PickupStoreOption({ store, terms, isChosen, onChoose }: PickupStoreOptionProps) {
  const { t } = useTranslation('shipment');
  const { name, address, city, state, hours, distance, isAvailable, missing } = store;
  const { t: delivery } = useTranslation('delivery');
  const promises = pickupTexts(store, terms, delivery);
  return (
    <div className="store-option">
      <RadioOption
        name="store"
        isChosen={isChosen && isAvailable}
        isDisabled={!isAvailable}
        onChoose={onChoose}
        title={name}
        trailing={
          distance !== null && (
            <span className="soft">{t('store.distance', { km: kilometres.format(distance) })}</span>
          )
        }
      >
        <span className="soft">
          {[address, ...new Set([city, state])].filter(Boolean).join(', ')}
        </span>
        {hours.length > 0 && <span className="soft">{hours.join('; ')}</span>}
        {isAvailable ? (
          promises.length > 0 && (
            <span className="store-stock text-saved">{promises.join(' · ')}</span>
          )
        ) : (
          <span className="store-missing">
            {missing.map(({ productId, name: product, wanted, stock }) => (
              <span key={productId}>
                {stock > 0
                  ? t('store.some', { product, wanted, stock })
                  : t('store.lacks', { product })}
              </span>
            ))}
            {missing.length === 0 && <span>{t('store.unavailable')}</span>}
          </span>
        )}
      </RadioOption>
      {!isAvailable && <MissingRequest store={store} />}
    </div>
  );
}

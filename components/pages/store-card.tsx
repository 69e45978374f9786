import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { parseMexicanPhone } from '@/lib/domain/phone';
import type { PhysicalStore } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { pieceSlotId } from './piece-slots';
import type { AnchoredStore } from './store-groups';

/** A link to directions to the store on a public map. */
export function storeMapHref({
  latitude,
  longitude,
  address,
  zipCode,
  city,
  state,
}: PhysicalStore): string {
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [address, zipCode, city, state].filter(Boolean).join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** A `tel:` link; null when the phone number is not Mexican. */
export function phoneHref(phone: string): string | null {
  const digits = parseMexicanPhone(phone);
  return digits ? `tel:+52${digits}` : null;
}

/** A store: address, opening hours, services and directions. */
export function StoreCard({ store, withStock }: { store: AnchoredStore; withStock: boolean }) {
  const t = getTexts('support');
  const { anchor, name, address, city, zipCode, state, phone, hours, services } = store;
  const dial = phoneHref(phone);
  const places = [...new Set([city, state])];
  const locality = [zipCode && `${t('stores.zip')} ${zipCode}`, ...places].filter(Boolean);
  return (
    <>
      <div>
        <h3 id={anchor} className="store-name">
          <a href={`#${anchor}`}>{name}</a>
        </h3>
        {withStock && <p id={pieceSlotId(store.id)} className="store-pieces" />}
        <address>
          {address && <span>{address}</span>}
          <span>{locality.join(', ')}</span>
        </address>
        {services.length > 0 && (
          <ul className="store-services" aria-label={t('stores.services')}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex gap-2.5 text-15">
        {hours.length > 0 && (
          <>
            <Icon name="clock" className="mt-0.5 size-5 text-ink-soft" />
            <ul aria-label={t('stores.hours')}>
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="store-actions">
        <ButtonLink
          variant="secondary"
          icon="pin"
          className="print:hidden"
          href={storeMapHref(store)}
          rel="noopener noreferrer"
          aria-label={t('stores.mapName', { store: name })}
        >
          {t('stores.map')}
        </ButtonLink>
        {dial ? (
          <ButtonLink variant="quiet" icon="call" href={dial}>
            <span className="visually-hidden">{t('stores.call', { store: name })}</span>
            {phone}
          </ButtonLink>
        ) : (
          phone
        )}
      </div>
    </>
  );
}

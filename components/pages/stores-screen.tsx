import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { PhysicalStore } from '@/lib/api/stores';
import { parseMexicanPhone } from '@/lib/domain/phone';
import { slugify } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { JsonLd, type JsonLdObject } from '@/lib/seo/json-ld';
import { FilteredGroup, FilteredItem, ListFilter } from './list-filter';
import { pieceSlotId } from './piece-slots';
import { filterLabels, StaticPage } from './static-page';

type AnchoredStore = PhysicalStore & { anchor: string };
type StoreGroup = { id: string; title: string; stores: AnchoredStore[] };

const collator = new Intl.Collator('es');

/** Groups stores by federal state, in alphabetical order. Repeated slugs get the store's id to keep anchors unique. */
export function groupStores(stores: readonly PhysicalStore[], otherStates: string): StoreGroup[] {
  const groups = new Map<string, StoreGroup>();
  const anchors = new Set<string>();
  for (const store of [...stores].sort((a, b) => collator.compare(a.name, b.name))) {
    const title = store.state || otherStates;
    const id = `estado-${slugify(title)}`;
    const group = groups.get(id) ?? { id, title, stores: [] };
    const plain = `sucursal-${store.slug}`;
    const anchor = anchors.has(plain) ? `${plain}-${store.id}` : plain;
    anchors.add(anchor);
    group.stores.push({ ...store, anchor });
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => collator.compare(a.title, b.title));
}

export function storeMapHref(store: PhysicalStore): string {
  const { latitude, longitude, address, zipCode, city, state } = store;
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [address, zipCode, city, state].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** A `tel:` link; null when the phone number is not Mexican. */
export function phoneHref(phone: string): string | null {
  const digits = parseMexicanPhone(phone);
  return digits ? `tel:+52${digits}` : null;
}

function StoreCard({ store, withStock }: { store: AnchoredStore; withStock: boolean }) {
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

function storeJsonLd(store: AnchoredStore): JsonLdObject {
  const { SITE_URL, SITE_NAME } = serverEnv();
  const { anchor, latitude, longitude } = store;
  const url = `${new URL(route('support.stores'), SITE_URL).href}#${anchor}`;
  const digits = parseMexicanPhone(store.phone);
  return {
    '@type': 'ElectronicsStore',
    '@id': url,
    name: `${SITE_NAME} ${store.name}`,
    url,
    telephone: digits ? `+52${digits}` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.zipCode,
      addressCountry: 'MX',
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

interface StoresScreenProps {
  stores: readonly PhysicalStore[];
  stock?: ReactNode;
}

/** All stores by federal state. With JavaScript, typing filters them. */
export function StoresScreen({ stores, stock }: StoresScreenProps) {
  const t = getTexts('support');
  const groups = groupStores(stores, t('stores.other'));
  if (groups.length === 0) {
    return (
      <StaticPage page="support.stores" title={t('stores.title')} intro={t('stores.emptyText')}>
        <EmptyState icon="store" title={t('stores.empty')}>
          <ButtonLink variant="secondary" href={route('search_categories')}>
            {t('stores.shop')}
          </ButtonLink>
        </EmptyState>
      </StaticPage>
    );
  }
  return (
    <StaticPage
      page="support.stores"
      title={t('stores.title')}
      intro={t('stores.intro', { count: stores.length })}
      index={groups}
      indexTitle={t('stores.byState')}
      isWide
    >
      <JsonLd data={{ '@graph': groups.flatMap((group) => group.stores.map(storeJsonLd)) }} />
      {stock}
      <ListFilter
        labels={filterLabels({
          field: t('stores.filter'),
          placeholder: t('stores.placeholder'),
          none: t('stores.none'),
        })}
      >
        {groups.map((group) => (
          <FilteredGroup
            key={group.id}
            id={group.id}
            as="section"
            className="static-section store-state"
          >
            <h2 id={group.id}>{group.title}</h2>
            <ul className="grid">
              {group.stores.map((store) => (
                <FilteredItem key={store.id} id={store.id} as="li" className="store-card">
                  <StoreCard store={store} withStock={stock !== undefined} />
                </FilteredItem>
              ))}
            </ul>
          </FilteredGroup>
        ))}
      </ListFilter>
      <section className="static-section">
        <h2>{t('stores.pickup.title')}</h2>
        <ul className="static-list">
          <li>{t('stores.pickup.1')}</li>
          <li>{t('stores.pickup.2')}</li>
          <li>{t('stores.pickup.3')}</li>
        </ul>
      </section>
    </StaticPage>
  );
}

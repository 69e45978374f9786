import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { parseMexicanPhone } from '@/lib/domain/phone';
import type { PhysicalStore } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { JsonLd, type JsonLdObject } from '@/lib/seo/json-ld';
import { filterLabels } from './filter-labels';
import { FilteredGroup, FilteredItem, ListFilter } from './list-filter';
import { StaticPage } from './static-page';
import { StoreCard } from './store-card';
import { type AnchoredStore, groupStores } from './store-groups';
import './stores.css';

/** Structured data of the stores for search engines. */
function storesJsonLd(stores: readonly AnchoredStore[]): JsonLdObject {
  const { SITE_URL, SITE_NAME } = serverEnv();
  const page = new URL(route('support.stores'), SITE_URL).href;
  return { '@graph': stores.map((store) => storeJsonLd(store, page, SITE_NAME)) };
}

function storeJsonLd(store: AnchoredStore, page: string, shop: string): JsonLdObject {
  const { latitude, longitude } = store;
  const digits = parseMexicanPhone(store.phone);
  return {
    '@type': 'ElectronicsStore',
    '@id': `${page}#${store.anchor}`,
    name: `${shop} ${store.name}`,
    url: `${page}#${store.anchor}`,
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
  /** The stock of the product in the address. */
  stock?: ReactNode;
}

/** All stores by federal state. With JavaScript, typing filters them. */
export function StoresScreen({ stores, stock }: StoresScreenProps) {
  const t = getTexts('support');
  const groups = groupStores(stores, t('stores.other'));
  if (groups.length === 0) return <NoStores />;
  return (
    <StaticPage
      page="support.stores"
      title={t('stores.title')}
      intro={t('stores.intro', { count: stores.length })}
      index={groups}
      indexTitle={t('stores.byState')}
    >
      <JsonLd data={storesJsonLd(groups.flatMap((group) => group.stores))} />
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

function NoStores() {
  const t = getTexts('support');
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

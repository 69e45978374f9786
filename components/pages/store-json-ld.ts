import { parseMexicanPhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import type { AnchoredStore } from './store-groups';

/** Structured data of the stores for search engines. */
export function storesJsonLd(stores: readonly AnchoredStore[]): JsonLdObject {
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

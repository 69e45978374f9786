import { createHash } from 'node:crypto';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import type { Env } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { JsonLdScript } from './json-ld-script';
import { jsonLdTexts } from './json-ld-texts';

const SCHEMA = 'https://schema.org/';
const absolute = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** Days in which a buyer may change their mind (locales/es-MX/pages/returns.json: 5 working days, so that no reader promises more). */
const RETURN_DAYS = 5;

/** What is returned and how, by the page "Políticas de devolución". Whoever changes their mind pays the way back; for a fault the shop does. */
export const returnPolicyJsonLd = (siteUrl: string): JsonLdObject => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'MX',
  returnPolicyCountry: 'MX',
  returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  merchantReturnLink: absolute(route('about.returns'), siteUrl),
  returnMethod: [`${SCHEMA}ReturnByMail`, `${SCHEMA}ReturnInStore`],
  returnFees: `${SCHEMA}ReturnFeesCustomerResponsibility`,
  itemDefectReturnFees: `${SCHEMA}FreeReturn`,
  refundType: `${SCHEMA}FullRefund`,
});

/** A licence that was shown to its buyer cannot be given back. */
export const digitalReturnPolicyJsonLd = (siteUrl: string): JsonLdObject => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'MX',
  returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted`,
  merchantReturnLink: absolute(route('about.returns'), siteUrl),
});

/** The breadcrumbs of a page, from home on. The last one may be the page itself, without an address. */
export const breadcrumbJsonLd = (
  steps: readonly { name: string; href?: string }[],
  siteUrl: string,
): JsonLdObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href !== undefined && { item: absolute(href, siteUrl) }),
  })),
});

/** The products of a list page, in the order of the page: their names stand on their own pages. @param before how many stand on earlier pages */
export const itemListJsonLd = (
  products: readonly { slug: string }[],
  siteUrl: string,
  before = 0,
): JsonLdObject => ({
  '@type': 'ItemList',
  numberOfItems: products.length,
  itemListElement: products.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: absolute(route('products', { slug }), siteUrl),
  })),
});

export const organizationJsonLd = (
  shop: Pick<Env, 'SITE_URL' | 'SITE_NAME' | 'SOCIAL_LINKS' | 'CONTACT_PHONE' | 'CONTACT_EMAIL'>,
): JsonLdObject => ({
  '@type': 'OnlineStore',
  '@id': `${shop.SITE_URL}/#organization`,
  name: shop.SITE_NAME,
  url: absolute(route('home'), shop.SITE_URL),
  logo: absolute('/images/logo-square.jpg', shop.SITE_URL),
  hasMerchantReturnPolicy: returnPolicyJsonLd(shop.SITE_URL),
  ...(shop.SOCIAL_LINKS.length > 0 && { sameAs: [...shop.SOCIAL_LINKS] }),
  ...((shop.CONTACT_PHONE || shop.CONTACT_EMAIL) && {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      areaServed: 'MX',
      availableLanguage: 'es',
      telephone: shop.CONTACT_PHONE && `+52${shop.CONTACT_PHONE}`,
      email: shop.CONTACT_EMAIL,
    },
  }),
});

export function websiteJsonLd(shop: Pick<Env, 'SITE_URL' | 'SITE_NAME'>): JsonLdObject {
  const search = absolute(route('search'), shop.SITE_URL);
  return {
    '@type': 'WebSite',
    '@id': `${shop.SITE_URL}/#website`,
    name: shop.SITE_NAME,
    url: absolute(route('home'), shop.SITE_URL),
    inLanguage: 'es-MX',
    publisher: { '@id': `${shop.SITE_URL}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${search}?${SEARCH_PARAMS.text}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

type JsonLdValue = string | number | boolean | null | undefined | JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  [key: string]: JsonLdValue;
}

/** More than are rendered at the same time: an element is rendered right after its text was kept. */
const MAX_TEXTS = 500;

/** Structured data of schema.org. `<` is escaped, so that no product name can close the script element. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const text = json.replace(/</g, '\\u003c');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const texts = jsonLdTexts();
  texts.delete(hash);
  texts.set(hash, text);
  const [oldest = ''] = texts.keys();
  if (texts.size > MAX_TEXTS) texts.delete(oldest);
  return <JsonLdScript hash={hash} />;
}

import { route } from '@/lib/routing/routes';
import type { JsonLdObject } from './json-ld';

const SCHEMA = 'https://schema.org/';

/** Days in which a buyer may change their mind (locales/es-MX/pages/returns.json: 5 working days, so that no reader promises more). */
const RETURN_DAYS = 5;

/** What is returned and how, by the page "Políticas de devolución". Whoever changes their mind pays the way back; for a fault the shop does. */
export const returnPolicyJsonLd = (siteUrl: string): JsonLdObject => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'MX',
  returnPolicyCountry: 'MX',
  returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  merchantReturnLink: new URL(route('about.returns'), siteUrl).href,
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
  merchantReturnLink: new URL(route('about.returns'), siteUrl).href,
});

import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import faq from '@/locales/es-MX/pages/faq.json';
import invoicing from '@/locales/es-MX/pages/invoicing.json';
import legal from '@/locales/es-MX/pages/legal-notice.json';
import payments from '@/locales/es-MX/pages/payments.json';
import privacy from '@/locales/es-MX/pages/privacy.json';
import returns from '@/locales/es-MX/pages/returns.json';
import terms from '@/locales/es-MX/pages/terms.json';
import warranties from '@/locales/es-MX/pages/warranties.json';
import { withShopName } from '../ui/rich-text';

function metadataTexts(page: StaticRoute): { title: string; description: string } {
  const t = getTexts('support');
  const name = serverEnv().SITE_NAME;
  if (page === 'support.stores') {
    return { title: t('stores.title'), description: t('stores.description', { name }) };
  }
  if (page === 'support.contact') {
    return { title: t('contact.title'), description: t('contact.description', { name }) };
  }
  return page === 'support.faq' ? faqContent : pageContents[page satisfies ContentRoute];
}

export function staticPageMetadata(page: StaticRoute): Metadata {
  const { title, description } = metadataTexts(page);
  return pageMetadata({ title, description: withShopName(description), path: route(page) });
}

/** The texts contain rich text (see `parseRichText`). */
export interface TableContent {
  caption: string;
  head: string[];
  rows: string[][];
}

/** One section of a page. The fields are in the order in which they are shown. */
export interface SectionContent {
  id: string;
  title: string;
  paragraphs?: string[];
  steps?: string[];
  list?: string[];
  table?: TableContent;
  /** Whether to show the company details from the environment. */
  identity?: boolean;
  closing?: string[];
}

interface PageHead {
  title: string;
  /** Plain text for the metadata. */
  description: string;
  intro: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
}

interface PageContent extends PageHead {
  sections: SectionContent[];
}

interface FaqContent extends PageHead {
  groups: {
    id: string;
    title: string;
    questions: { id: string; question: string; answer: string[] }[];
  }[];
}

export type ContentRoute = Exclude<
  StaticRoute,
  'support.stores' | 'support.contact' | 'support.faq'
>;

export const pageContents: Readonly<Record<ContentRoute, PageContent>> = {
  'support.invoicing': invoicing,
  'support.payments': payments,
  'about.privacy': privacy,
  'about.legal': legal,
  'about.terms': terms,
  'about.returns': returns,
  'about.warranties': warranties,
};

export const faqContent: FaqContent = faq;

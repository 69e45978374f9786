import type { StaticRoute } from '@/lib/routing/static-routes';
import faq from '@/locales/es-MX/pages/faq.json';
import invoicing from '@/locales/es-MX/pages/invoicing.json';
import legal from '@/locales/es-MX/pages/legal-notice.json';
import payments from '@/locales/es-MX/pages/payments.json';
import privacy from '@/locales/es-MX/pages/privacy.json';
import returns from '@/locales/es-MX/pages/returns.json';
import terms from '@/locales/es-MX/pages/terms.json';
import warranties from '@/locales/es-MX/pages/warranties.json';

/** Texts are rich: see `parseRichText`. */
export interface ContentTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A part of a page, in the order in which it is shown. */
export interface ContentSection {
  /** Anchor of its heading. */
  id: string;
  title: string;
  paragraphs?: string[];
  steps?: string[];
  list?: string[];
  table?: ContentTable;
  /** Who runs the shop, from the environment. */
  identity?: boolean;
  closing?: string[];
}

interface PageHead {
  title: string;
  /** Of the page's head: plain text. */
  description: string;
  intro: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
}

interface PageContent extends PageHead {
  sections: ContentSection[];
}

interface FaqContent extends PageHead {
  groups: {
    id: string;
    title: string;
    questions: { id: string; question: string; answer: string[] }[];
  }[];
}

/** Pages that are made of sections alone. */
export type ContentRoute = Exclude<
  StaticRoute,
  'support.stores' | 'support.contact' | 'support.faq'
>;

export const contents: Readonly<Record<ContentRoute, PageContent>> = {
  'support.invoicing': invoicing,
  'support.payments': payments,
  'about.privacy': privacy,
  'about.legal': legal,
  'about.terms': terms,
  'about.returns': returns,
  'about.warranties': warranties,
};

export const faqContent: FaqContent = faq;

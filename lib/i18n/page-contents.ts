import { hasFeature } from '@/lib/features/has-feature';
import type { StaticRoute } from '@/lib/routing/static-routes';
import faq from '@/locales/es-MX/pages/faq.json';
import invoicing from '@/locales/es-MX/pages/invoicing.json';
import legal from '@/locales/es-MX/pages/legal-notice.json';
import payments from '@/locales/es-MX/pages/payments.json';
import privacy from '@/locales/es-MX/pages/privacy.json';
import returns from '@/locales/es-MX/pages/returns.json';
import terms from '@/locales/es-MX/pages/terms.json';
import warranties from '@/locales/es-MX/pages/warranties.json';

/** The texts contain rich text (see `parseRichText`). */
export interface TableContent {
  caption: string;
  head: string[];
  rows: string[][];
}

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

export interface PageContent extends PageHead {
  /** Words of a link to the orders, where a return begins. */
  startReturn?: string;
  sections: SectionContent[];
}

export interface FaqContent extends PageHead {
  groups: {
    id: string;
    title: string;
    /** `builderAnswer` belongs to the answer where the shop has the PC builder. */
    questions: { id: string; question: string; answer: string[]; builderAnswer?: string }[];
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

const written: FaqContent = faq;

/** The frequent questions, with the answers about what this shop has. */
export const faqContent: FaqContent = {
  ...written,
  get groups() {
    return written.groups.map((group) => ({
      ...group,
      questions: group.questions.map(({ builderAnswer, ...question }) =>
        builderAnswer && hasFeature('builder')
          ? { ...question, answer: [...question.answer, builderAnswer] }
          : question,
      ),
    }));
  },
};

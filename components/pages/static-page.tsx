import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs, BreadcrumbsJsonLd } from '@/components/ui/breadcrumbs';
import { formatCalendarDate } from '@/lib/domain/dates';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { type ContentRoute, faqContent, pageContents } from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { getSiblingRoutes, isAboutRoute, type StaticRoute } from '@/lib/routing/static-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { RichText, withShopName } from '../ui/rich-text';
import './static-pages.css';

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

/** The texts of a list filter: its own texts, and the texts that all filters share. */
export function filterLabels(own: { field: string; placeholder: string; none: string }) {
  const t = getTexts('support');
  return { ...own, one: t('filter.one'), many: t('filter.many') };
}

interface StaticPageProps {
  page: StaticRoute;
  title: string;
  intro: string;
  /** Day of the last change, YYYY-MM-DD. Pages with live data have none. */
  updated?: string;
  /** What most visitors come for, before the text. */
  action?: ReactNode;
  index?: Entries;
  indexTitle?: string;
  /** It has more than text, which needs the whole width. */
  isWide?: boolean;
  note?: string;
  children: ReactNode;
}

export function StaticPage(props: StaticPageProps) {
  const { page, title, intro, updated, action, index = [], isWide = false, note, children } = props;
  const indexTitle = props.indexTitle ?? getTexts('support')('frame.index');
  const crumbs = [{ name: title }];
  return (
    <div className={`static-page page-width ${isWide ? '' : 'lg:max-w-[70rem]'}`}>
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <div className="print:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_16rem] print:block">
        <article className="min-w-0">
          <header className="max-w-172">
            <h1>{title}</h1>
            <p className="mt-3 text-ink-soft text-18 text-pretty">
              <RichText text={intro} />
            </p>
            {action && <div className="mt-4 print:hidden">{action}</div>}
            {updated && <UpdatedOn day={updated} />}
            {note && <p className="note note-warn mt-4 text-14">{note}</p>}
          </header>
          {index.length > 1 && (
            <details className="static-fold mt-6 hairline-y lg:hidden print:hidden [&>nav]:pb-3">
              <summary>{indexTitle}</summary>
              <TableOfContents label={indexTitle} entries={index} />
            </details>
          )}
          {children}
        </article>
        <aside className="static-aside">
          <SiblingNav page={page} />
          {index.length > 1 && (
            <div className="hidden lg:block">
              <p className="pb-2 hairline-b font-650">{indexTitle}</p>
              <TableOfContents label={indexTitle} entries={index} />
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

function SiblingNav({ page }: { page: StaticRoute }) {
  const t = getTexts('support');
  const title = isAboutRoute(page) ? t('nav.about') : t('nav.support');
  return (
    <nav aria-label={title}>
      <p className="pb-2 hairline-b font-650">{title}</p>
      <ul className="static-links">
        {getSiblingRoutes(page)
          .filter(hasRoute)
          .map((name) => (
            <li key={name}>
              <a href={route(name)} aria-current={name === page ? 'page' : undefined}>
                {t(`nav.${name}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type Entries = readonly { id: string; title: string }[];

const TableOfContents = ({ label, entries }: { label: string; entries: Entries }) => (
  <nav aria-label={label}>
    <ul className="static-links">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The date of a text's last change. `day` is YYYY-MM-DD. */
const UpdatedOn = ({ day }: { day: string }) => (
  <p className="mt-3 text-ink-soft text-14">
    {getTexts('support')('frame.updated')} <time dateTime={day}>{formatCalendarDate(day)}</time>
  </p>
);

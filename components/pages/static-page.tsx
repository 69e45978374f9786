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
  index?: readonly { id: string; title: string }[];
  indexTitle?: string;
  /** It has more than text, which needs the whole width. */
  isWide?: boolean;
  note?: string;
  children: ReactNode;
}

export function StaticPage(props: StaticPageProps) {
  const { page, title, intro, updated, action, index = [], isWide = false, note, children } = props;
  const t = getTexts('support');
  const indexTitle = props.indexTitle ?? t('frame.index');
  const links = index.map((entry) => ({ href: `#${entry.id}`, text: entry.title }));
  const siblings = getSiblingRoutes(page).filter(hasRoute);
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
            {updated && (
              <p className="mt-3 text-ink-soft text-14">
                {t('frame.updated')} <time dateTime={updated}>{formatCalendarDate(updated)}</time>
              </p>
            )}
            {note && <p className="note note-warn mt-4 text-14">{note}</p>}
          </header>
          {index.length > 1 && (
            <details className="static-fold mt-6 hairline-y lg:hidden print:hidden [&>nav]:pb-3">
              <summary>{indexTitle}</summary>
              <LinkList title={indexTitle} links={links} />
            </details>
          )}
          {children}
        </article>
        <aside className="static-aside">
          <LinkList
            title={t(isAboutRoute(page) ? 'nav.about' : 'nav.support')}
            isTitled
            links={siblings.map((name) => ({
              href: route(name),
              text: t(`nav.${name}`),
              isCurrent: name === page,
            }))}
          />
          {index.length > 1 && (
            <div className="hidden lg:block">
              <LinkList title={indexTitle} isTitled links={links} />
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

interface NavProps {
  title: string;
  /** Whether the title is shown above the links. */
  isTitled?: boolean;
  links: readonly { href: string; text: string; isCurrent?: boolean }[];
}

const LinkList = ({ title, isTitled, links }: NavProps) => (
  <nav aria-label={title}>
    {isTitled && <p className="pb-2 hairline-b font-650">{title}</p>}
    <ul className="static-links">
      {links.map(({ href, text, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

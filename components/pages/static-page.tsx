import type { ReactNode } from 'react';
import { BreadcrumbsJsonLd } from '@/components/browse/search/breadcrumbs-json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { OpenGraphType } from '@/lib/seo/open-graph-type';
import { RichText } from '../ui/rich-text';
import { SiblingNav } from './sibling-nav';
import { TableOfContents, type TableOfContentsEntry } from './table-of-contents';
import './static-pages.css';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { UpdatedOn } from './updated-on';

interface StaticPageProps {
  page: StaticRoute;
  title: string;
  intro: string;
  /** Day of the last change, YYYY-MM-DD. Pages with live data have none. */
  updated?: string;
  /** The headings of the page, for the table of contents. */
  index?: readonly TableOfContentsEntry[];
  indexTitle?: string;
  /** A note below the introduction. */
  note?: string;
  children: ReactNode;
}

/** The frame of every support and about page: heading, table of contents, content and sibling pages. */
export function StaticPage(props: StaticPageProps) {
  const { page, title, intro, updated, index = [], note, children } = props;
  const indexTitle = props.indexTitle ?? getTexts('support')('frame.index');
  const crumbs = [{ name: title }];
  return (
    <div className="static-page page-width">
      <OpenGraphType />
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <div className="print:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className="static-columns">
        <article className="min-w-0">
          <header className="static-head">
            <h1>{title}</h1>
            <p className="static-intro">
              <RichText text={intro} />
            </p>
            {updated && <UpdatedOn day={updated} />}
            {note && <p className="static-note">{note}</p>}
          </header>
          {index.length > 1 && (
            <details className="static-fold">
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
              <p className="static-aside-title">{indexTitle}</p>
              <TableOfContents label={indexTitle} entries={index} />
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

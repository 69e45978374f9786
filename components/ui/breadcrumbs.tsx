import type { Category } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { breadcrumbJsonLd, JsonLd } from '@/lib/seo/json-ld';
import { StaticHtml } from './static-html';

export interface Crumb {
  name: string;
  href?: string;
}

/** A deeper category tree must be a loop in the data. */
const MAX_DEPTH = 8;

export function categoryCrumbs(category: Category | null): Crumb[] {
  const found: Crumb[] = [];
  for (let at = category; at && found.length < MAX_DEPTH; at = at.parent)
    found.unshift({ name: at.name, href: searchHref({ categories: [at.slug] }) });
  return found;
}

const fromHome = (crumbs: readonly Crumb[]): Crumb[] => [
  { name: getTexts('common')('home'), href: route('home') },
  ...crumbs,
];

export const BreadcrumbsJsonLd = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <JsonLd data={breadcrumbJsonLd(fromHome(crumbs), serverEnv().SITE_URL)} />
);

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = getTexts('common');
  return (
    <StaticHtml partId="crumbs" as="nav" aria-label={t('breadcrumbs')} className="crumbs">
      <ol>
        {fromHome(crumbs).map(({ name, href }) => (
          <li key={`${name}-${href}`}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </StaticHtml>
  );
}

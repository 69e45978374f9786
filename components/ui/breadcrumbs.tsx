import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { StaticHtml } from './static-html';

export interface Crumb {
  name: string;
  href?: string;
}

/** A deeper category tree must be a loop in the data. */
const MAX_DEPTH = 8;

/** A category with its parents, from the root down, each with a link to its products. */
export function categoryCrumbs(category: Category | null): Crumb[] {
  const found: Crumb[] = [];
  for (let at = category; at && found.length < MAX_DEPTH; at = at.parent)
    found.unshift({ name: at.name, href: searchHref({ categories: [at.slug] }) });
  return found;
}

/** The path from home to this page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = getTexts('common');
  const all: Crumb[] = [{ name: t('home'), href: route('home') }, ...crumbs];
  return (
    <StaticHtml partId="crumbs" as="nav" aria-label={t('breadcrumbs')} className="crumbs">
      <ol>
        {all.map(({ name, href }) => (
          <li key={`${name}-${href}`}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </StaticHtml>
  );
}

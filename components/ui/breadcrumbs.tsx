import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { StaticHtml } from './static-html';

export interface Crumb {
  name: string;
  href?: string;
}

/** The path from home to this page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = getTexts('common');
  const all: Crumb[] = [{ name: t('home'), href: route('home') }, ...crumbs];
  return (
    <StaticHtml written="crumbs" as="nav" aria-label={t('breadcrumbs')} className="crumbs">
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

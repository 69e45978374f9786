import Link from 'next/link';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';

export interface Crumb {
  name: string;
  href?: string;
}

/** The way from home to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = texts('common');
  const all: Crumb[] = [{ name: t('home'), href: route('home') }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumbs')} className="text-sm text-ink-soft">
      <ol className="flex items-center gap-x-2 overflow-x-auto [scrollbar-width:none]">
        {all.map(({ name, href }, index) => (
          <li
            key={`${name}-${href}`}
            className="flex shrink-0 items-center gap-2 last:min-w-24 last:shrink"
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

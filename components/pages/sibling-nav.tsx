import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { getSiblingRoutes, isAboutRoute, type StaticRoute } from '@/lib/routing/static-routes';

/** Links to the pages of the same group. */
export function SiblingNav({ page }: { page: StaticRoute }) {
  const t = getTexts('support');
  const title = isAboutRoute(page) ? t('nav.about') : t('nav.support');
  return (
    <nav aria-label={title}>
      <p className="static-aside-title">{title}</p>
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

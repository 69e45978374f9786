import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import { savedBuildsQuery } from '@/lib/api/saved-builds';
import { type Build, getFailedSaveBuilds, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { sortBuilds } from '@/lib/domain/build/saved-builds';
import type { BuildInfo } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';

/** Saved builds by number, then builds that exist only on this device, then the new build. */
function listBuilds(saved: readonly BuildInfo[], builds: readonly Build[]) {
  const draft = builds.find(({ key }) => key === NEW_BUILD_KEY);
  const sorted = sortBuilds(draft ? [...saved, draft] : saved);
  return [...sorted.slice(0, -1), ...getFailedSaveBuilds(builds), ...sorted.slice(-1)];
}

/** Links to the customer's builds, with the new build last. */
export function MyBuilds({ customerId, current }: { customerId: string; current: Build }) {
  const { t } = useTranslation('assembly');
  const query = useQuery(savedBuildsQuery(customerId));
  const builds = useBuildStore((state) => state.builds);
  return (
    <details open={current.entries.length === 0} className="asm-fold">
      <summary>{t('mine.title', { count: query.data?.length ?? 0 })}</summary>
      <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
        {(saved) => (
          <ul className="asm-mine">
            {listBuilds(saved, builds).map(({ id, name, slug }) => (
              <li key={slug || NEW_BUILD_KEY}>
                <a
                  href={slug ? route('assembly-edit', { id: slug }) : route('assembly-new')}
                  aria-current={slug === current.slug && !current.cart ? 'page' : undefined}
                >
                  {name}
                  {id === null && (
                    <small className="text-ink-soft font-normal">{t('mine.draft')}</small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </details>
  );
}

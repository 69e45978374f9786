import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import { sortConfigs } from '@/lib/domain/build/configs';
import type { AssemblyConfig } from '@/lib/domain/build/types';
import { lostBuilds, NEW_BUILD, type WorkingBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfigs } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { useAssemblyStore } from '@/stores/builder/assembly-store';

/** Saved builds by number, then builds that exist only on this device, then the new build. */
function listed(saved: readonly AssemblyConfig[], builds: readonly WorkingBuild[]) {
  const draft = builds.find(({ key }) => key === NEW_BUILD);
  const sorted = sortConfigs(draft ? [...saved, draft] : saved);
  return [...sorted.slice(0, -1), ...lostBuilds(builds), ...sorted.slice(-1)];
}

/** Links to the customer's builds, with the new build last. */
export function MyBuilds({ customerId, current }: { customerId: string; current: WorkingBuild }) {
  const { t } = useTranslation('assembly');
  const query = useQuery(assemblyConfigs(customerId), getQueryClient());
  const builds = useAssemblyStore((state) => state.builds);
  return (
    <details open={current.entries.length === 0} className="asm-fold">
      <summary>{t('mine.title', { count: query.data?.length ?? 0 })}</summary>
      <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
        {(saved) => (
          <ul className="asm-mine">
            {listed(saved, builds).map(({ id, name, slug }) => (
              <li key={slug || NEW_BUILD}>
                <a
                  href={slug ? route('assembly-edit', { id: slug }) : route('assembly-new')}
                  aria-current={slug === current.slug && !current.cart ? 'page' : undefined}
                >
                  {name}
                  {id === null && <small>{t('mine.draft')}</small>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </details>
  );
}

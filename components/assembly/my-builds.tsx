import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/account/kit/query-view';
import { sortConfigs } from '@/lib/domain/assembly/configs';
import { NEW_BUILD, type WorkingBuild } from '@/lib/domain/assembly/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfigs } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routes';
import { selectBuild, useAssemblyStore } from '@/stores/assembly-store';

/** The configurations of a customer, the new one last. */
export function MyBuilds({ customerId, current }: { customerId: string; current: WorkingBuild }) {
  const { t } = useTranslation('assembly');
  const query = useQuery(assemblyConfigs(customerId), getQueryClient());
  const draft = useAssemblyStore(selectBuild(NEW_BUILD));
  return (
    <details open={current.entries.length === 0} className="asm-fold">
      <summary>{t('mine.title', { count: query.data?.length ?? 0 })}</summary>
      <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
        {(saved) => (
          <ul className="asm-mine">
            {sortConfigs(draft ? [...saved, draft] : saved).map(({ id, name, slug }) => (
              <li key={id ?? NEW_BUILD}>
                <a
                  href={id === null ? route('assembly-new') : route('assembly-edit', { id: slug })}
                  aria-current={
                    (id === null ? current.key === NEW_BUILD : current.id === id)
                      ? 'page'
                      : undefined
                  }
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

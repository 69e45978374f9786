import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forCustomer } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import type { AssemblyGroup } from '@/lib/domain/build/types';
import {
  buildKey,
  buildOf,
  lostBuilds,
  newBuild,
  type WorkingBuild,
} from '@/lib/domain/build/working';
import { assemblyConfig } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { selectBuild, useAssemblyStore } from '@/stores/builder/assembly-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface SavedBuildProps {
  groups: readonly AssemblyGroup[];
  shopName: string;
  slug: string;
}

const isOf =
  (wanted: string) =>
  ({ slug }: WorkingBuild) =>
    slug === wanted;

/** Edits a saved build of the customer. Unsaved changes on this device take precedence over the saved version. */
export const SavedBuild = forCustomer<SavedBuildProps>(({ customer, groups, shopName, slug }) => {
  const query = useQuery(assemblyConfig(customer.id, slug), getQueryClient());
  const { data } = query;
  const key = data ? buildKey(data.config.id) : '';
  const isOpen = useAssemblyStore((state) => selectBuild(key)(state) !== undefined);
  const lostKey = useAssemblyStore(({ builds }) => lostBuilds(builds).find(isOf(slug))?.key);
  useEffect(() => {
    if (!data) return;
    const { config, entries } = data;
    // A product that is no longer sold is left out, so that its step is empty again.
    const sold = entries.filter(({ part }) => part !== null);
    const { builds, open } = useAssemblyStore.getState();
    const { activeGroupId } = buildOf(builds, key);
    open({ ...newBuild(), ...config, key, entries: sold, activeGroupId });
  }, [data, key]);
  const shownKey = lostKey ?? (isOpen ? key : undefined);
  if (shownKey !== undefined) {
    const gone = data?.entries.filter(({ part }) => part === null).length ?? 0;
    return <Builder groups={groups} shopName={shopName} buildKey={shownKey} gone={gone} />;
  }
  return (
    <QueryView query={query} skeleton={<BuilderSkeleton />}>
      {() => <BuilderSkeleton />}
    </QueryView>
  );
});

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forCustomer } from '@/components/account/customer-screen';
import { QueryView } from '@/components/account/kit/query-view';
import type { AssemblyGroup } from '@/lib/domain/assembly/types';
import { buildKey, buildOf, newBuild } from '@/lib/domain/assembly/working';
import { assemblyConfig } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { selectBuild, useAssemblyStore } from '@/stores/assembly-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface SavedBuildProps {
  groups: readonly AssemblyGroup[];
  shopName: string;
  slug: string;
}

/** A configuration that the customer saved. What was changed on this device and not saved yet goes before it. */
export const SavedBuild = forCustomer<SavedBuildProps>(({ customer, groups, shopName, slug }) => {
  const query = useQuery(assemblyConfig(customer.id, slug), getQueryClient());
  const { data } = query;
  const key = data ? buildKey(data.config.id) : '';
  const isOpen = useAssemblyStore((state) => selectBuild(key)(state) !== undefined);
  useEffect(() => {
    if (!data) return;
    const { config, entries } = data;
    // A product that is not sold any more leaves its step to be filled anew.
    const sold = entries.filter(({ part }) => part !== null);
    const { builds, open } = useAssemblyStore.getState();
    const { activeGroupId } = buildOf(builds, key);
    open({ ...newBuild(), ...config, key, entries: sold, activeGroupId });
  }, [data, key]);
  return (
    <QueryView query={query} skeleton={<BuilderSkeleton />}>
      {({ entries }) =>
        isOpen ? (
          <Builder
            groups={groups}
            shopName={shopName}
            buildKey={key}
            gone={entries.filter(({ part }) => part === null).length}
          />
        ) : (
          <BuilderSkeleton />
        )
      }
    </QueryView>
  );
});

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withCustomer } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import {
  type Build,
  createBuild,
  createBuildKey,
  getBuild,
  getFailedSaveBuilds,
} from '@/lib/domain/build/build';
import type { BuildGroup } from '@/lib/domain/build/types';
import { savedBuildQuery } from '@/lib/queries/builder';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface SavedBuildScreenProps {
  groups: readonly BuildGroup[];
  shopName: string;
  slug: string;
}

const hasSlug =
  (wanted: string) =>
  ({ slug }: Build) =>
    slug === wanted;

/** Edits a saved build of the customer. Unsaved changes on this device take precedence over the saved version. */
export const SavedBuildScreen = withCustomer<SavedBuildScreenProps>(
  ({ customer, groups, shopName, slug }) => {
    const query = useQuery(savedBuildQuery(customer.id, slug));
    const { data } = query;
    const key = data ? createBuildKey(data.config.id) : '';
    const isOpen = useBuildStore((state) => selectBuild(key)(state) !== undefined);
    const lostKey = useBuildStore(
      ({ builds }) => getFailedSaveBuilds(builds).find(hasSlug(slug))?.key,
    );
    useEffect(() => {
      if (!data) return;
      const { config, entries } = data;
      // A product that is no longer sold is left out, so that its step is empty again.
      const sold = entries.filter(({ part }) => part !== null);
      const { builds, openBuild } = useBuildStore.getState();
      const { activeGroupId } = getBuild(builds, key);
      openBuild({ ...createBuild(), ...config, key, entries: sold, activeGroupId });
    }, [data, key]);
    const shownKey = lostKey ?? (isOpen ? key : undefined);
    if (shownKey !== undefined) {
      const gone = data?.entries.filter(({ part }) => part === null).length ?? 0;
      return (
        <Builder groups={groups} shopName={shopName} buildKey={shownKey} discontinuedCount={gone} />
      );
    }
    return (
      <QueryView query={query} skeleton={<BuilderSkeleton />}>
        {() => <BuilderSkeleton />}
      </QueryView>
    );
  },
);

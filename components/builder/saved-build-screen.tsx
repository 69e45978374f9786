import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withCustomer } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { savedBuildQuery } from '@/lib/api/saved-builds';
import { type Build, createBuildKey, getFailedSaveBuilds } from '@/lib/domain/build/build';
import type { BuildGroup } from '@/lib/domain/build/types';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { openSavedBuild } from '@/stores/flows/builder/open-build';
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
      if (data) openSavedBuild(data.config, data.entries);
    }, [data]);
    const shownKey = lostKey ?? (isOpen ? key : undefined);
    if (shownKey !== undefined) {
      const gone = data?.entries.filter(({ part }) => part === null).length ?? 0;
      return (
        <Builder groups={groups} shopName={shopName} buildKey={shownKey} discontinuedCount={gone} />
      );
    }
    return (
      <QueryView query={query} skeleton={<BuilderSkeleton />} notFound={{ list: 'assembly-new' }}>
        {() => <BuilderSkeleton />}
      </QueryView>
    );
  },
);

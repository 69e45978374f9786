import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryView } from '@/components/account/kit/query-view';
import { entriesOf } from '@/lib/domain/assembly/selection';
import { decodeBuild } from '@/lib/domain/assembly/share';
import type { AssemblyGroup } from '@/lib/domain/assembly/types';
import { newBuild } from '@/lib/domain/assembly/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyParts } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { selectBuild, useAssemblyStore } from '@/stores/assembly-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface SharedBuildProps {
  groups: readonly AssemblyGroup[];
  shopName: string;
  /** As it stands in the address. */
  text: string;
}

const SHARED = 'shared';

/** A build that somebody else put into an address: to look at, to change, to take over. */
export function SharedBuild({ groups, shopName, text }: SharedBuildProps) {
  const { t } = useTranslation('assembly');
  const references = decodeBuild(text);
  const query = useQuery(
    assemblyParts(references.map(({ productId }) => productId)),
    getQueryClient(),
  );
  const { data } = query;
  // The address is kept as its slug, which tells whether what the device has is of this one.
  const isOpen = useAssemblyStore((state) => selectBuild(SHARED)(state)?.slug === text);
  useEffect(() => {
    if (!data || isOpen) return;
    const { entries } = entriesOf(decodeBuild(text), data);
    const name = t('share.name');
    useAssemblyStore.getState().put({ ...newBuild(), key: SHARED, name, slug: text, entries });
  }, [data, isOpen, text, t]);
  return (
    <QueryView query={query} skeleton={<BuilderSkeleton />}>
      {(parts) =>
        isOpen ? (
          <Builder
            groups={groups}
            shopName={shopName}
            buildKey={SHARED}
            gone={entriesOf(references, parts).gone.length}
            isShared
          />
        ) : (
          <BuilderSkeleton />
        )
      }
    </QueryView>
  );
}

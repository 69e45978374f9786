'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { withReturn } from '@/components/shared/return-address';
import { orderedGroups } from '@/lib/domain/build/groups';
import { NEW_BUILD } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyGroups } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { assemblyTexts } from '@/lib/queries/texts';
import { isKnownHuman } from '@/stores/session/human-check';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';
import { CartBuild } from './cart-build';
import { SavedBuild } from './saved-build';
import { usePlace } from './use-place';

/** Redirects a visitor who has not passed the human check to it, and back here afterwards (spec 2.3). */
function useGuard(): boolean {
  const router = useRouter();
  const [isHuman] = useState(() => isKnownHuman());
  useEffect(() => {
    if (!isHuman) {
      router.replace(withReturn('human-check', location.pathname + location.search));
    }
  }, [isHuman, router]);
  return isHuman;
}

/** Chooses between a build of the cart, a saved build and the new build, from the URL. */
export function AssemblyScreen({ shopName }: { shopName: string }) {
  const { t } = useTranslation('assembly');
  const isHuman = useGuard();
  const { slug, cart } = usePlace();
  const query = useQuery({ ...assemblyGroups(), enabled: isHuman }, getQueryClient());
  useQuery({ ...assemblyTexts(), enabled: isHuman }, getQueryClient());
  if (!isHuman) return <p role="status">{t('guard')}</p>;
  return (
    <QueryView query={query} skeleton={<BuilderSkeleton />}>
      {(all) => {
        const groups = orderedGroups(all);
        const common = { groups, shopName };
        if (cart) return <CartBuild key={cart.assemblyId} {...common} cart={cart} slug={slug} />;
        if (slug) return <SavedBuild key={slug} {...common} slug={slug} />;
        return <Builder key={NEW_BUILD} {...common} buildKey={NEW_BUILD} />;
      }}
    </QueryView>
  );
}

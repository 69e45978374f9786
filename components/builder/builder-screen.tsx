'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { withReturnTo } from '@/components/shared/return-to';
import { useRouteParams } from '@/components/shared/use-route-params';
import { withQueryClient } from '@/components/shared/with-query-client';
import { buildGroupsQuery } from '@/lib/api/assembly';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { getActiveGroups } from '@/lib/domain/build/groups';
import { builderTextsQuery } from '@/lib/i18n/backend-texts';
import { useTranslation } from '@/lib/i18n/client';
import { isHumanVerified } from '@/stores/session/human-verification';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';
import { CartBuildScreen } from './cart-build-screen';
import { SavedBuildScreen } from './saved-build-screen';

interface BuilderRoute {
  /** Of a saved configuration. */
  slug: string | null;
  /** The assembly of the cart that is edited, and how many of it. */
  cart: { assemblyId: string; qty: number } | null;
}

const MAX_BUILDS = 99;

/** What an address of the builder is about. */
function useBuilderRoute(): BuilderRoute {
  const { id = null } = useRouteParams('assembly-edit');
  const { assemblyId, qty: times, id: edited = null } = useRouteParams('assembly-edit-with-cart');
  const qty = Number(times);
  if (assemblyId !== undefined && Number.isInteger(qty) && qty > 0) {
    return { slug: edited, cart: { assemblyId, qty: Math.min(qty, MAX_BUILDS) } };
  }
  return { slug: assemblyId ?? id, cart: null };
}

/** Redirects a visitor who has not passed the human check to it, and back here afterwards (spec 2.3). */
function useHumanGuard(): boolean {
  const router = useRouter();
  const [isHuman] = useState(() => isHumanVerified());
  useEffect(() => {
    if (!isHuman) {
      router.replace(withReturnTo('human-check', location.pathname + location.search));
    }
  }, [isHuman, router]);
  return isHuman;
}

/** Chooses between a build of the cart, a saved build and the new build, from the URL. */
export const BuilderScreen = withQueryClient(function BuilderScreen({
  shopName,
}: {
  shopName: string;
}) {
  const { t } = useTranslation('assembly');
  const isHuman = useHumanGuard();
  const { slug, cart } = useBuilderRoute();
  const query = useQuery({ ...buildGroupsQuery(), enabled: isHuman });
  useQuery({ ...builderTextsQuery(), enabled: isHuman });
  if (!isHuman) return <p role="status">{t('guard')}</p>;
  return (
    <QueryView query={query} skeleton={<BuilderSkeleton />}>
      {(all) => {
        const groups = getActiveGroups(all);
        const common = { groups, shopName };
        if (cart)
          return <CartBuildScreen key={cart.assemblyId} {...common} cart={cart} slug={slug} />;
        if (slug) return <SavedBuildScreen key={slug} {...common} slug={slug} />;
        return <Builder key={NEW_BUILD_KEY} {...common} buildKey={NEW_BUILD_KEY} />;
      }}
    </QueryView>
  );
});

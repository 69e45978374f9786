'use client';
import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useRouteParams, withCustomer } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { withReturnTo } from '@/components/shared/return-to';
import { withQueryClient } from '@/components/shared/with-query-client';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { buildGroupsQuery, partsQuery } from '@/lib/api/assembly';
import { cartBuildQuery as inServerCart } from '@/lib/api/cart-build';
import { savedBuildQuery } from '@/lib/api/saved-builds';
import {
  type Build,
  CART_BUILD_NAME,
  createBuildKey,
  getFailedSaveBuilds,
  MAX_BUILDS,
  NEW_BUILD_KEY,
} from '@/lib/domain/build/build';
import { getPartsPerBuild } from '@/lib/domain/build/cart-references';
import { getActiveGroups } from '@/lib/domain/build/groups';
import { resolveEntries } from '@/lib/domain/build/selection';
import { builderTextsQuery } from '@/lib/i18n/backend-texts';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { openCartBuild, openSavedBuild } from '@/stores/flows/builder/save-build';
import { isHumanVerified } from '@/stores/session/human-verification';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { Builder, type BuilderProps } from './builder';

type CommonProps = Pick<BuilderProps, 'groups' | 'shopName'>;

interface CartBuildScreenProps extends CommonProps {
  cart: NonNullable<Build['cart']>;
  /** Slug of the saved build that gives it its name; null when there is none. */
  slug: string | null;
}

type References = { productId: string; groupId: string | null; qty: number }[];

/** The products of a build in the cart are known to the server for a customer, and to the device for a guest. */
function CartBuildScreen({ cart, slug, ...common }: CartBuildScreenProps) {
  const { t } = useTranslation('assembly');
  const { assemblyId, qty } = cart;
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const isCustomer = customerId !== null;
  const lines = useCartStore((state) => state.lines);
  const server = useQuery({
    ...inServerCart(customerId ?? '', assemblyId),
    enabled: isCustomer,
  });
  const config = useQuery({
    ...savedBuildQuery(customerId ?? '', slug ?? ''),
    enabled: isCustomer && slug !== null,
  });
  const own: References = getPartsPerBuild(lines, assemblyId, qty);
  const references = isCustomer ? (server.data?.products ?? []) : own;
  const isLoading = isCustomer && (server.isPending || (slug !== null && config.isLoading));
  const given = lines.find((line) => line.assemblyId === assemblyId)?.assemblyName;
  const name = config.data?.config.name || server.data?.name || given || CART_BUILD_NAME;
  const parts = useQuery({
    ...partsQuery(references.map(({ productId }) => productId)),
    enabled: !isLoading,
  });
  const { data } = parts;
  const key = createBuildKey(null, assemblyId);
  const isOpen = useBuildStore((state) => selectBuild(key)(state) !== undefined);
  const inCart = JSON.stringify(references);
  useEffect(() => {
    const wanted: References = JSON.parse(inCart);
    if (!data || isLoading || wanted.length === 0) return;
    openCartBuild({ assemblyId, qty }, name, resolveEntries(wanted, data).entries);
  }, [data, isLoading, inCart, name, assemblyId, qty]);
  if (isOpen) return <Builder {...common} buildKey={key} />;
  const isFailed = isCustomer && server.error !== null;
  const waiting: QueryObserverResult = isFailed ? server : parts;
  if (!isLoading && references.length === 0 && !isFailed) {
    return (
      <EmptyState icon="cart" title={t('cart.gone')} text={t('cart.goneText')}>
        <ButtonLink href={route('assembly-new')}>{t('cart.startNew')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <QueryView query={waiting} skeleton={<BuilderSkeleton />}>
      {() => <BuilderSkeleton />}
    </QueryView>
  );
}

/** Edits a saved build of the customer. Unsaved changes on this device take precedence over the saved version. */
const SavedBuildScreen = withCustomer<CommonProps & { slug: string }>(
  ({ customer, slug, ...common }) => {
    const query = useQuery(savedBuildQuery(customer.id, slug));
    const { data } = query;
    const key = data ? createBuildKey(data.config.id) : '';
    const isOpen = useBuildStore((state) => selectBuild(key)(state) !== undefined);
    const lostKey = useBuildStore(
      ({ builds }) => getFailedSaveBuilds(builds).find((build) => build.slug === slug)?.key,
    );
    useEffect(() => {
      if (data) openSavedBuild(data.config, data.entries);
    }, [data]);
    const shownKey = lostKey ?? (isOpen ? key : undefined);
    if (shownKey !== undefined) {
      const gone = data?.entries.filter(({ part }) => part === null).length ?? 0;
      return <Builder {...common} buildKey={shownKey} discontinuedCount={gone} />;
    }
    return (
      <QueryView query={query} skeleton={<BuilderSkeleton />} notFound={{ list: 'assembly-new' }}>
        {() => <BuilderSkeleton />}
      </QueryView>
    );
  },
);

/** Has the size of the loaded builder, so that the page does not shift. */
const BuilderSkeleton = () => (
  <div className="asm-columns" aria-hidden="true">
    <div className="skeleton h-14 min-[1200px]:h-96" />
    <div className="skeleton h-[40rem]" />
    <div className="skeleton hidden h-96 min-[992px]:block" />
  </div>
);

function useBuilderRoute(): Pick<Build, 'cart'> & { slug: string | null } {
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

import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { EmptyState } from '@/components/ui/empty-state';
import { partsQuery } from '@/lib/api/assembly';
import { cartBuildQuery as inServerCart } from '@/lib/api/cart-build';
import { savedBuildQuery } from '@/lib/api/saved-builds';
import { type Build, createBuildKey } from '@/lib/domain/build/build';
import { getPartsPerBuild } from '@/lib/domain/build/cart-references';
import { CART_BUILD_NAME } from '@/lib/domain/build/saved-builds';
import { resolveEntries } from '@/lib/domain/build/selection';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { openCartBuild } from '@/stores/flows/builder/open-build';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface CartBuildScreenProps {
  groups: readonly BuildGroup[];
  shopName: string;
  cart: NonNullable<Build['cart']>;
  /** Slug of the saved build that gives it its name; null when there is none. */
  slug: string | null;
}

type References = { productId: string; groupId: string | null; qty: number }[];

/** The products of a build in the cart: from the server for a customer, from the device for a guest. */
function useCartBuildReferences(
  { assemblyId, qty }: CartBuildScreenProps['cart'],
  slug: string | null,
) {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const lines = useCartStore((state) => state.lines);
  const server = useQuery({
    ...inServerCart(customerId ?? '', assemblyId),
    enabled: customerId !== null,
  });
  const config = useQuery({
    ...savedBuildQuery(customerId ?? '', slug ?? ''),
    enabled: customerId !== null && slug !== null,
  });
  const own: References = getPartsPerBuild(lines, assemblyId, qty);
  const isLoading =
    customerId !== null && (server.isPending || (slug !== null && config.isLoading));
  const references = customerId === null ? own : (server.data?.products ?? []);
  const given = lines.find((line) => line.assemblyId === assemblyId)?.assemblyName;
  const name = config.data?.config.name || server.data?.name || given || CART_BUILD_NAME;
  return { references, name, isLoading, server: customerId === null ? null : server };
}

/** Edits a build that is already in the cart. */
export function CartBuildScreen({ groups, shopName, cart, slug }: CartBuildScreenProps) {
  const { t } = useTranslation('assembly');
  const key = createBuildKey(null, cart.assemblyId);
  const { references, name, isLoading, server } = useCartBuildReferences(cart, slug);
  const ids = references.map(({ productId }) => productId);
  const parts = useQuery({ ...partsQuery(ids), enabled: !isLoading });
  const isOpen = useBuildStore((state) => selectBuild(key)(state) !== undefined);
  const { data } = parts;
  const { assemblyId, qty } = cart;
  const inCart = JSON.stringify(references);
  useEffect(() => {
    const wanted: References = JSON.parse(inCart);
    if (!data || isLoading || wanted.length === 0) return;
    openCartBuild({ assemblyId, qty }, name, resolveEntries(wanted, data).entries);
  }, [data, isLoading, inCart, name, assemblyId, qty]);
  if (isOpen) return <Builder groups={groups} shopName={shopName} buildKey={key} />;
  const waiting: QueryObserverResult = server?.error ? server : parts;
  if (!isLoading && references.length === 0 && !server?.error) {
    return (
      <EmptyState icon="cart" title={t('cart.gone')} text={t('cart.goneText')}>
        <a href={route('assembly-new')} className="btn btn-primary">
          {t('cart.startNew')}
        </a>
      </EmptyState>
    );
  }
  return (
    <QueryView query={waiting} skeleton={<BuilderSkeleton />}>
      {() => <BuilderSkeleton />}
    </QueryView>
  );
}

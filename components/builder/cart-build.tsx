import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { EmptyState } from '@/components/ui/empty-state';
import { CART_ASSEMBLY_NAME } from '@/lib/domain/build/configs';
import { assemblyInCart } from '@/lib/domain/build/references';
import { entriesOf } from '@/lib/domain/build/selection';
import type { AssemblyGroup } from '@/lib/domain/build/types';
import { buildKey, buildOf, newBuild, type WorkingBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfig, assemblyParts } from '@/lib/queries/assembly';
import { assemblyInCart as inServerCart } from '@/lib/queries/assembly-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { selectBuild, useAssemblyStore } from '@/stores/builder/assembly-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { Builder } from './builder';
import { BuilderSkeleton } from './builder-skeleton';

interface CartBuildProps {
  groups: readonly AssemblyGroup[];
  shopName: string;
  cart: NonNullable<WorkingBuild['cart']>;
  /** Slug of the saved build that gives it its name; null when there is none. */
  slug: string | null;
}

type References = { productId: string; groupId: string | null; qty: number }[];

/** The products of a build in the cart: from the server for a customer, from the device for a guest. */
function useReferences({ assemblyId, qty }: CartBuildProps['cart'], slug: string | null) {
  const customerId = useSessionStore(selectServed);
  const lines = useCartStore((state) => state.lines);
  const client = getQueryClient();
  const server = useQuery(
    { ...inServerCart(customerId ?? '', assemblyId), enabled: customerId !== null },
    client,
  );
  const config = useQuery(
    {
      ...assemblyConfig(customerId ?? '', slug ?? ''),
      enabled: customerId !== null && slug !== null,
    },
    client,
  );
  const own: References = assemblyInCart(lines, assemblyId, qty).map((one) => ({
    ...one,
    groupId: null,
  }));
  const isLoading =
    customerId !== null && (server.isPending || (slug !== null && config.isLoading));
  const references = customerId === null ? own : (server.data?.products ?? []);
  const name = config.data?.config.name || server.data?.name || CART_ASSEMBLY_NAME;
  return { references, name, isLoading, server: customerId === null ? null : server };
}

/** Edits a build that is already in the cart. */
export function CartBuild({ groups, shopName, cart, slug }: CartBuildProps) {
  const { t } = useTranslation('assembly');
  const key = buildKey(null, cart.assemblyId);
  const { references, name, isLoading, server } = useReferences(cart, slug);
  const ids = references.map(({ productId }) => productId);
  const parts = useQuery({ ...assemblyParts(ids), enabled: !isLoading }, getQueryClient());
  const isOpen = useAssemblyStore((state) => selectBuild(key)(state) !== undefined);
  const { data } = parts;
  const { assemblyId, qty } = cart;
  const inCart = JSON.stringify(references);
  useEffect(() => {
    const wanted: References = JSON.parse(inCart);
    if (!data || isLoading || wanted.length === 0) return;
    const { entries } = entriesOf(wanted, data);
    const { builds, open } = useAssemblyStore.getState();
    const { activeGroupId } = buildOf(builds, key);
    open({ ...newBuild(), key, name, entries, activeGroupId, cart: { assemblyId, qty } });
  }, [data, isLoading, inCart, key, name, assemblyId, qty]);
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

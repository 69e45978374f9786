import { useRouteParams } from '@/components/shared/use-route-params';

interface BuilderRoute {
  /** Of a saved configuration. */
  slug: string | null;
  /** The assembly of the cart that is edited, and how many of it. */
  cart: { assemblyId: string; qty: number } | null;
}

const MAX_BUILDS = 99;

/** What an address of the builder is about. */
export function useBuilderRoute(): BuilderRoute {
  const { id = null } = useRouteParams('assembly-edit');
  const { assemblyId, qty: times, id: edited = null } = useRouteParams('assembly-edit-with-cart');
  const qty = Number(times);
  if (assemblyId !== undefined && Number.isInteger(qty) && qty > 0) {
    return { slug: edited, cart: { assemblyId, qty: Math.min(qty, MAX_BUILDS) } };
  }
  return { slug: assemblyId ?? id, cart: null };
}

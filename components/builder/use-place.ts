import { useRouteParams } from '@/components/shared/use-route-params';

interface Place {
  /** Of a saved configuration. */
  slug: string | null;
  /** The assembly of the cart that is edited, and how many of it. */
  cart: { assemblyId: string; qty: number } | null;
}

const MAX_TIMES = 99;

/** What an address of the builder is about. */
export function usePlace(): Place {
  const { id = null } = useRouteParams('assembly-edit');
  const { assemblyId, qty: times, id: edited = null } = useRouteParams('assembly-edit-with-cart');
  const qty = Number(times);
  if (assemblyId !== undefined && Number.isInteger(qty) && qty > 0) {
    return { slug: edited, cart: { assemblyId, qty: Math.min(qty, MAX_TIMES) } };
  }
  return { slug: assemblyId ?? id, cart: null };
}

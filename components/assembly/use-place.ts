import { usePathname } from 'next/navigation';

interface Place {
  /** Slug of a saved build. */
  slug: string | null;
  /** The build in the cart that is edited, and its quantity. */
  cart: { assemblyId: string; qty: number } | null;
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment ? decodeURIComponent(segment) : null;
  } catch {
    return null;
  }
}

const MAX_TIMES = 99;

/** Reads the builder's URL: `/{id?}` or `/{assemblyId}/{qty}/{id?}` after its base path. */
export function usePlace(): Place {
  const [first, times, last] = usePathname().split('/').slice(2).map(decoded);
  const qty = Number(times);
  if (first && Number.isInteger(qty) && qty > 0) {
    const cart = { assemblyId: first, qty: Math.min(qty, MAX_TIMES) };
    return { slug: last ?? null, cart };
  }
  return { slug: first ?? null, cart: null };
}

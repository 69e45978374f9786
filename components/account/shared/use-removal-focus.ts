import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in view when the entry of a list goes that had it: the one that takes its place gets it, or the first
 * control that there is when the list is empty.
 * @param ids of the entries, in order
 */
export function useRemovalFocus(ids: readonly string[]) {
  const region = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    const gone = leaving.current;
    if (!gone || ids.includes(gone.id)) return;
    leaving.current = null;
    const items = region.current?.querySelectorAll('li') ?? [];
    const place = items[Math.min(gone.at, items.length - 1)] ?? region.current;
    place?.querySelector<HTMLElement>('a, button')?.focus();
  }, [ids]);
  return {
    region,
    /** To be called before the entry goes. */
    beforeRemoval: (id: string) => {
      leaving.current = { id, at: ids.indexOf(id) };
    },
  };
}

import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused list item is removed: to the item that takes its place, or to the first link or
 * button of the region when the list is empty.
 * @param ids of the items, in order
 */
export function useRemovalFocus(ids: readonly string[]) {
  const region = useRef<HTMLDivElement>(null);
  const pendingRemoval = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    const gone = pendingRemoval.current;
    if (!gone || ids.includes(gone.id)) return;
    pendingRemoval.current = null;
    const items = region.current?.querySelectorAll('li') ?? [];
    const place = items[Math.min(gone.at, items.length - 1)] ?? region.current;
    place?.querySelector<HTMLElement>('a, button')?.focus();
  }, [ids]);
  return {
    region,
    /** Call this before the item is removed. */
    beforeRemoval: (id: string) => {
      pendingRemoval.current = { id, at: ids.indexOf(id) };
    },
  };
}

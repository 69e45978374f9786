import { useEffect } from 'react';
import type { StoreStock } from '@/lib/domain/product/types';
import { EXCLUDED, REFILTER } from './refilter';
import { pieceSlots } from './store-slots';

/** While `isOn`, hides the stores that are not in `rows`. */
export function useOnlyInStock(isOn: boolean, rows: readonly StoreStock[]): void {
  const ids = rows.map(({ storeId }) => storeId).join(' ');
  useEffect(() => {
    if (!isOn) return;
    const kept = new Set(ids.split(' '));
    const left = [...pieceSlots()]
      .filter(([id]) => !kept.has(id))
      .map(([, slot]) => slot.closest('[data-filter-item]'));
    for (const entry of left) entry?.setAttribute(EXCLUDED, '');
    dispatchEvent(new Event(REFILTER));
    return () => {
      for (const entry of left) entry?.removeAttribute(EXCLUDED);
      dispatchEvent(new Event(REFILTER));
    };
  }, [isOn, ids]);
}

import { useEffect } from 'react';
import type { StoreStock } from '@/lib/domain/product/types';
import { EXCLUDED_ATTRIBUTE, REFILTER_EVENT } from './list-filter-events';
import { findPieceSlots } from './piece-slots';

/** While `isOn`, hides the stores that are not in `rows`. */
export function useInStockFilter(isOn: boolean, rows: readonly StoreStock[]): void {
  const ids = rows.map(({ storeId }) => storeId).join(' ');
  useEffect(() => {
    if (!isOn) return;
    const kept = new Set(ids.split(' '));
    const left = [...findPieceSlots()]
      .filter(([id]) => !kept.has(id))
      .map(([, slot]) => slot.closest('[data-filter-item]'));
    for (const entry of left) entry?.setAttribute(EXCLUDED_ATTRIBUTE, '');
    dispatchEvent(new Event(REFILTER_EVENT));
    return () => {
      for (const entry of left) entry?.removeAttribute(EXCLUDED_ATTRIBUTE);
      dispatchEvent(new Event(REFILTER_EVENT));
    };
  }, [isOn, ids]);
}

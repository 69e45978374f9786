import { useEffect, useState } from 'react';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { useBuildStore } from '@/stores/builder/build-store';

/**
 * Filters stay from step to step (spec 4.5). When those that came along leave nothing to choose, they are taken off.
 * @returns whether that happened
 */
export function useCarriedFilterRelease(isEmpty: boolean): boolean {
  const { filters, setFilters } = useBuildStore();
  const [carried] = useState(filters);
  const [isReleased, setReleased] = useState(false);
  const { brands, performances, stockStatus } = carried;
  const isFiltered = brands.length + performances.length + stockStatus.length > 0;
  const isDue = isEmpty && isFiltered && filters === carried;
  useEffect(() => {
    if (!isDue) return;
    setFilters(NO_BUILDER_FILTERS);
    setReleased(true);
  }, [isDue, setFilters]);
  return isReleased;
}

'use client';

import { Icon } from '@/components/ui/icon';
import type { CompareItem } from '@/lib/domain/product/compare-choice';
import { selectIsCompared, useCompareStore } from '@/stores/compare-store';
import { useHydrated } from '@/stores/hydration';

interface CompareToggleProps {
  /** May be an object that the page's payload holds already; what is kept of it is picked when it is chosen. */
  item: CompareItem;
  /** 'Comparar'; whether it is chosen says the pressed state. */
  label: string;
  /** On a card it is a pictogram laid over the picture, which needs no HTML: it comes when the page lives. */
  place: 'card' | 'page';
}

function toggle(item: CompareItem): void {
  if (useCompareStore.getState().toggle(item)) return;
  import('./tell-full').then(
    ({ tellFull }) => tellFull(),
    () => undefined,
  );
}

/** Chooses a product for comparing, or takes it out. */
export function CompareToggle({ item, label, place }: CompareToggleProps) {
  const isLive = useHydrated();
  const isChosen = useCompareStore(selectIsCompared(item.id));
  if (place === 'card' && !isLive) return null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${label}: ${item.name}`}
      title={place === 'card' ? label : undefined}
      onClick={() => toggle(item)}
      className={`compare-${place}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      {place === 'page' && label}
    </button>
  );
}

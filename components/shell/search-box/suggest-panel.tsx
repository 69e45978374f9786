'use client';

import { type MouseEvent, Suspense } from 'react';
import { trackSearch } from '@/components/shared/analytics/track-search';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { IdlePopup } from './idle-popup';
import type { ListState } from './option';
import type { SuggestPanelProps } from './suggest-panel-props';
import { TypedPopup } from './typed-popup';
import { useSuggestKeys } from './use-suggest-keys';

/** Adds a search to the recent searches and tracks it. */
export function rememberSearched(text: string): void {
  useRecentSearchesStore.getState().remember(text);
  trackSearch(text);
}

/** A click with a modifier key opens the link elsewhere, so the list stays open. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

/** The suggestions below the search box. Loaded when the visitor first approaches the box. */
export function SuggestPanel(props: SuggestPanelProps) {
  const { listId, input, text, isOpen, activeId, onText, onOpenChange } = props;
  useSuggestKeys(props);

  const list: ListState = {
    listId,
    activeId,
    onDismiss: () => onOpenChange(false),
    onChoose: (event, { search, leaves }) => {
      rememberSearched(search ?? text);
      if (opensElsewhere(event)) return;
      onText(leaves);
      onOpenChange(false);
    },
  };
  const wanted = text.trim();
  return (
    <Suspense fallback={null}>
      {wanted === '' ? (
        <IdlePopup list={list} isOpen={isOpen} onForget={() => input.current?.focus()} />
      ) : (
        <TypedPopup list={list} isOpen={isOpen} text={wanted} />
      )}
    </Suspense>
  );
}

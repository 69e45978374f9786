'use client';

import { type MouseEvent, Suspense } from 'react';
import { trackSearch } from '@/components/shared/analytics/track-search';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { EmptyQueryPopup } from './empty-query-popup';
import type { SuggestListState } from './suggest-option';
import type { SuggestPanelProps } from './suggest-panel-props';
import { TypedPopup } from './typed-popup';
import { useSuggestKeys } from './use-suggest-keys';

/** Adds a search to the recent searches and tracks it. */
export function recordSearch(text: string): void {
  useRecentSearchesStore.getState().remember(text);
  trackSearch(text);
}

/** A click with a modifier key opens the link elsewhere, so the list stays open. */
const isModifiedClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

/** The suggestions below the search box. Loaded when the visitor first approaches the box. */
export const SuggestPanel = withQueryClient(function SuggestPanel(props: SuggestPanelProps) {
  const { listId, input, text, isOpen, activeId, onTextChange, onOpenChange } = props;
  useSuggestKeys(props);

  const list: SuggestListState = {
    listId,
    activeId,
    onDismiss: () => onOpenChange(false),
    onChoose: (event, { searchedTerm, nextText }) => {
      recordSearch(searchedTerm ?? text);
      if (isModifiedClick(event)) return;
      onTextChange(nextText);
      onOpenChange(false);
    },
  };
  const wanted = text.trim();
  return (
    <Suspense fallback={null}>
      {wanted === '' ? (
        <EmptyQueryPopup
          list={list}
          isOpen={isOpen}
          onBeforeRemove={() => input.current?.focus()}
        />
      ) : (
        <TypedPopup list={list} isOpen={isOpen} text={wanted} />
      )}
    </Suspense>
  );
});

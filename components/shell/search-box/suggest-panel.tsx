'use client';

import {
  type ContextType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
} from 'react';
import { trackSearch } from '@/components/shared/analytics/track-page-view';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import { closeWithBack } from '@/lib/browser/overlay-history';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { EmptyQueryPopup } from './empty-query-popup';
import { SuggestList } from './suggest-popup';
import { TypedPopup } from './typed-popup';

export type HandleKey = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface SuggestPanelProps {
  /** The id of the listbox (`aria-controls` of the input). The ids of the options begin with it. */
  listId: string;
  input: RefObject<HTMLInputElement | null>;
  /** The panel stores its key handler here when it is loaded. */
  handleKey: RefObject<HandleKey | null>;
  text: string;
  isOpen: boolean;
  activeId: string | null;
  onTextChange: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onActiveChange: (id: string | null) => void;
}

/** The option that a key moves to; null is the search box, which comes between the last and the first option. */
function nextOption(
  key: string,
  options: readonly HTMLElement[],
  active: number,
): HTMLElement | null {
  const last = options.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active === -1 ? last : active - 1,
    Home: 0,
    End: last,
  };
  return options[targets[key] ?? -1] ?? null;
}

/**
 * The keyboard of the combobox. Arrow keys move through the options. Home and End move to the ends when an option is
 * active; otherwise they move the caret. Enter follows the option or submits the form. Escape closes, then clears.
 */
function useSuggestKeys(props: SuggestPanelProps): void {
  const { handleKey, listId, isOpen, activeId, onTextChange, onOpenChange, onActiveChange } = props;

  const move = (event: KeyboardEvent) => {
    const options = [
      ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
    ];
    const next = nextOption(
      event.key,
      options,
      options.findIndex(({ id }) => id === activeId),
    );
    onActiveChange(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
    event.preventDefault();
  };
  const arrow = (event: KeyboardEvent) => {
    if (isOpen && event.altKey && event.key === 'ArrowUp') onOpenChange(false);
    else if (isOpen) return move(event);
    else onOpenChange(true);
    event.preventDefault();
  };
  const dismiss = (event: KeyboardEvent<HTMLInputElement>) => {
    // Browsers handle Escape in a search field differently.
    event.preventDefault();
    if (isOpen) onOpenChange(false);
    else onTextChange('');
  };

  useImperativeHandle(handleKey, () => (event) => {
    if (belongsToInputMethod(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const option = isOpen && activeId ? document.getElementById(activeId) : null;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') arrow(event);
    else if (event.key === 'Escape') dismiss(event);
    else if (option && (event.key === 'Home' || event.key === 'End')) move(event);
    else if (option && event.key === 'Enter') {
      event.preventDefault();
      option.click();
    }
  });
}

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
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isFullScreen = isOpen && isPhone;
  const close = () => {
    input.current?.blur();
    onOpenChange(false);
  };
  const goBack = useEffectEvent(close);
  useEffect(() => (isFullScreen ? closeWithBack(() => goBack()) : undefined), [isFullScreen]);

  const onChoose: ContextType<typeof SuggestList>['onChoose'] = (event, choice) => {
    recordSearch(choice.searchedTerm ?? text);
    if (isModifiedClick(event)) return;
    onTextChange(choice.nextText);
    onOpenChange(false);
  };
  const wanted = text.trim();
  return (
    <SuggestList value={{ listId, activeId, onDismiss: close, onChoose }}>
      <Suspense>
        {wanted === '' ? (
          <EmptyQueryPopup
            isOpen={isOpen}
            isPhone={isPhone}
            onBeforeRemove={() => input.current?.focus()}
          />
        ) : (
          <TypedPopup isOpen={isOpen} text={wanted} />
        )}
      </Suspense>
    </SuggestList>
  );
});

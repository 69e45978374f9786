import { errorHtml } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import type { PendingFavorite } from '@/lib/domain/favorites/wishlist';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import {
  hasMultipleLists,
  startFavoritesSync,
} from '@/stores/flows/favorites/start-favorites-sync';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { mountListPicker } from './list-picker';

/** How long a heart button must be pressed, in milliseconds. */
const LONG_PRESS = 500;

const findHeartButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button.heart[aria-pressed]') : null;

/** Detects a long press or a context menu request on a heart. `onHeld` returns whether it handled the press. */
function onFavoriteLongPress(onHeld: (heart: HTMLElement) => boolean): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names) {
      document.addEventListener(name, listener, {
        signal: stop.signal,
        capture: true,
        passive: false,
      });
    }
  };
  listen(['contextmenu'], (event) => {
    clearTimeout(timer);
    const heart = findHeartButton(event);
    if (heart && (isHeld || onHeld(heart))) event.preventDefault();
  });
  // Not every phone fires `contextmenu` on a long press.
  listen(['touchstart'], (event) => {
    isHeld = false;
    clearTimeout(timer);
    const heart = findHeartButton(event);
    if (!heart) return;
    timer = setTimeout(() => {
      isHeld = onHeld(heart);
    }, LONG_PRESS);
  });
  listen(['touchmove', 'touchcancel'], () => clearTimeout(timer));
  listen(['touchend'], (event) => {
    clearTimeout(timer);
    // The long press was handled, so the click that would follow is prevented.
    if (isHeld && event.cancelable) event.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

async function notifyRolledBack(
  { favorite, isFavorite }: PendingFavorite,
  error: unknown,
): Promise<void> {
  const t = await loadTexts('wishlists');
  const isAnswer = error instanceof ApiError && error.kind === 'http';
  notifyFailure(error, {
    type: 'error',
    title: t(isFavorite ? 'heart.notSaved' : 'heart.notRemoved', { name: favorite.name }),
    text: isAnswer ? errorHtml(error) : t('heart.offline'),
    duration: TOAST_DURATION.long,
  });
}

export function startCustomerFavorites(): () => void {
  const end = startFavoritesSync({
    onFailed: (pending, error) => void notifyRolledBack(pending, error).catch(() => undefined),
    onAdded: (favorite) => useListPickerStore.setState({ justAdded: favorite }),
  });
  // The list picker is mounted when it is needed for the first time.
  const unsubscribe = useListPickerStore.subscribe(({ justAdded, pickerFor }) => {
    if (!justAdded && !pickerFor) return;
    unsubscribe();
    mountListPicker();
  });
  const stopWatching = onFavoriteLongPress((heart) => {
    const { toggleElsewhere } = useFavoritesStore.getState();
    if (!hasMultipleLists()) return false;
    // Only the button's click handler knows its product. So the one click below opens the picker.
    useFavoritesStore.setState({
      toggleElsewhere: (favorite) =>
        useListPickerStore.setState({ pickerFor: favorite, justAdded: null }),
    });
    heart.click();
    useFavoritesStore.setState({ toggleElsewhere });
    return true;
  });
  return () => {
    stopWatching();
    unsubscribe();
    end();
  };
}

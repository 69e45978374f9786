import { errorHtml } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { PendingFavorite } from '@/lib/domain/favorites/pending-favorites';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import {
  hasMultipleLists,
  startFavoritesSync,
} from '@/stores/flows/favorites/start-favorites-sync';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { onFavoriteLongPress } from './favorite-long-press';

/** Notifies that a change of the favorites was rolled back, and why. */
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

/** Starts the sync of a customer's favorites, and the list picker for several lists. Returns a stop function. */
export function startCustomerFavorites(): () => void {
  const end = startFavoritesSync({
    onFailed: (wish, error) => void notifyRolledBack(wish, error).catch(() => undefined),
    onAdded: (favorite) => useListPickerStore.setState({ justAdded: favorite }),
  });
  // The list picker is loaded and mounted when it is needed for the first time.
  const unsubscribe = useListPickerStore.subscribe(({ justAdded, pickerFor }) => {
    if (!justAdded && !pickerFor) return;
    unsubscribe();
    import('./list-picker').then(
      ({ mountListPicker }) => mountListPicker(),
      () => undefined,
    );
  });
  const stopWatching = onFavoriteLongPress((heart) => {
    const { toggle } = useFavoritesStore.getState();
    if (!hasMultipleLists()) return false;
    // Only the button's click handler knows its product. So `toggle` opens the picker for the one click below.
    useFavoritesStore.setState({
      toggle: (favorite) => useListPickerStore.setState({ pickerFor: favorite, justAdded: null }),
    });
    heart.click();
    useFavoritesStore.setState({ toggle });
    return true;
  });
  return () => {
    stopWatching();
    unsubscribe();
    end();
  };
}

import i18next from 'i18next';
import { errorHtml, NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { Wish } from '@/lib/domain/favorites/hearts';
import { loadTexts } from '@/lib/i18n/client';
import { LOCALE } from '@/lib/i18n/settings';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { useListChoice } from '@/stores/favorites/list-choice-store';
import { followHearts, hasSeveralLists } from '@/stores/flows/favorites/follow-hearts';
import { notify } from '@/stores/interface/toast-store';
import { watchLongPress } from './long-press';

/** Notifies that a change of the favorites was rolled back, and why. An expired session has its own notification. */
async function tellFailure({ favorite, wanted }: Wish, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status === 401) return;
  await loadTexts('wishlists');
  const t = i18next.getFixedT(LOCALE, 'wishlists');
  const isAnswer = error instanceof ApiError && error.kind === 'http';
  notify({
    type: 'error',
    title: t(wanted ? 'heart.notSaved' : 'heart.notRemoved', { name: favorite.name }),
    text: isAnswer ? errorHtml(error) : t('heart.offline'),
    duration: NOTICE_DURATION.long,
  });
}

/** Starts the sync of a customer's favorites, and the list picker for several lists. Returns a stop function. */
export function showCustomerHearts(): () => void {
  const end = followHearts({
    onFailed: (wish, error) => void tellFailure(wish, error).catch(() => undefined),
    onAdded: (favorite) => useListChoice.setState({ added: favorite }),
  });
  // The list picker is loaded and mounted when it is needed for the first time.
  const unsubscribe = useListChoice.subscribe(({ added, chosenFor }) => {
    if (!added && !chosenFor) return;
    unsubscribe();
    import('./list-choice').then(
      ({ mountListChoice }) => mountListChoice(),
      () => undefined,
    );
  });
  const stopWatching = watchLongPress((heart) => {
    const { toggle } = useFavoritesStore.getState();
    if (!hasSeveralLists()) return false;
    // Only the button's click handler knows its product. So `toggle` opens the picker for the one click below.
    useFavoritesStore.setState({
      toggle: (favorite) => useListChoice.setState({ chosenFor: favorite, added: null }),
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

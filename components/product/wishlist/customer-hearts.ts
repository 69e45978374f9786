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

/** A wish was taken back: says so, and why. What the end of the session says need not be said twice. */
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

/** Shows the customer's hearts from now on, and the choice of a list where there are several. Gives what ends it. */
export function showCustomerHearts(): () => void {
  const end = followHearts({
    onFailed: (wish, error) => void tellFailure(wish, error).catch(() => undefined),
    onAdded: (favorite) => useListChoice.setState({ added: favorite }),
  });
  // The choice is drawn only once there is one.
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
    // The heart says of which product it is when it is pressed: this once, that opens the choice.
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

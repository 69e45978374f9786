import { useEffect, useState } from 'react';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { DEFAULT_WISHLIST_NAME } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import './list-picker.css';

/** Long enough to read the notice and to reach its button, in milliseconds. */
const DURATION = 7000;

/** Says that a product was saved and offers other lists. It closes itself unless the pointer or the focus is on it. */
export function AddedToListNotice({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('wishlists');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => useListPickerStore.setState({ justAdded: null }), DURATION);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <section
      ref={bottomInsetRef}
      aria-label={t('heart.saved', { list: DEFAULT_WISHLIST_NAME })}
      className="added-notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{t('heart.saved', { list: DEFAULT_WISHLIST_NAME })}</p>
      <button
        type="button"
        onClick={() => useListPickerStore.setState({ justAdded: null, pickerFor: favorite })}
      >
        {t('heart.other')}
      </button>
    </section>
  );
}

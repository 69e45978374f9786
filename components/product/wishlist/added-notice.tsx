import { useEffect, useState } from 'react';
import { aboveFloor } from '@/components/ui/above-floor';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { DEFAULT_WISHLIST } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { useListChoice } from '@/stores/favorites/list-choice-store';
import './list-choice.css';

/** Long enough to read the notice and to reach its button, in milliseconds. */
const DURATION = 7000;

/** Says that a product was saved and offers other lists. It closes itself unless the pointer or the focus is on it. */
export function AddedNotice({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('wishlists');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => useListChoice.setState({ added: null }), DURATION);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <section
      ref={aboveFloor}
      aria-label={t('heart.saved', { list: DEFAULT_WISHLIST })}
      className="added-notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{t('heart.saved', { list: DEFAULT_WISHLIST })}</p>
      <button
        type="button"
        onClick={() => useListChoice.setState({ added: null, chosenFor: favorite })}
      >
        {t('heart.other')}
      </button>
    </section>
  );
}

import { Icon } from '@/components/ui/icon';
import type { Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';

/** Query parameter: id of the list that is shown. Without it, the default list is shown. */
export const WISHLIST_PARAM = 'lista';

/** The relative address of a list on this screen. */
export const wishlistHref = (id: string): string =>
  `?${new URLSearchParams({ [WISHLIST_PARAM]: id })}`;

interface WishlistNavProps {
  lists: readonly Wishlist[];
  current: string | undefined;
  onNew: () => void;
}

/** Links to all lists, and the button for a new one. */
export function WishlistNav({ lists, current, onNew }: WishlistNavProps) {
  const { t } = useTranslation('wishlists');
  return (
    <div className="list-nav">
      <nav aria-label={t('lists')} className="min-w-0 flex-1">
        <ul>
          {lists.map(({ id, name, items }) => (
            <li key={id}>
              <a href={wishlistHref(id)} aria-current={id === current ? 'page' : undefined}>
                <span>{name}</span> <small>{items.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        onClick={onNew}
        className="inline-flex min-h-11 items-center gap-1.5 text-brand font-semibold"
      >
        <Icon name="plus" />
        {t('new')}
      </button>
    </div>
  );
}

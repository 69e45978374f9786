import { Icon } from '@/components/ui/icon';
import type { Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';

/** Names the list that is shown; without it the default one is. */
export const LIST_PARAM = 'lista';

/** The address of a list on this screen. */
export const listHref = (id: string): string => `?${new URLSearchParams({ [LIST_PARAM]: id })}`;

interface ListNavProps {
  lists: readonly Wishlist[];
  current: string | undefined;
  onNew: () => void;
}

/** The lists beside each other, and the way to another one. */
export function ListNav({ lists, current, onNew }: ListNavProps) {
  const { t } = useTranslation('wishlists');
  return (
    <div className="list-nav">
      <nav aria-label={t('lists')}>
        <ul>
          {lists.map(({ id, name, items }) => (
            <li key={id}>
              <a href={listHref(id)} aria-current={id === current ? 'page' : undefined}>
                <span>{name}</span> <small>{items.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" onClick={onNew} className="list-new">
        <Icon name="plus" />
        {t('new')}
      </button>
    </div>
  );
}

'use client';
import { useMemo } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { priceText } from '@/components/ui/price';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';

/** All favorites, newest first. Those on the device come first, because they will be added to the customer's list. */
export function useFavorites(): readonly Favorite[] {
  const guestFavorites = useFavoritesStore((state) => state.favorites);
  const customerFavorites = useFavoritesStore((state) => state.customerFavorites);
  return useMemo(() => {
    if (customerFavorites.length === 0) return guestFavorites;
    return [
      ...guestFavorites,
      ...guestFavorites.reduce((left, { id }) => removeFavorite(left, id), [...customerFavorites]),
    ];
  }, [guestFavorites, customerFavorites]);
}

export function FavoritesList() {
  const { t } = useTranslation('cart');
  const favorites = useFavorites();
  if (favorites.length === 0) return null;
  return (
    <section aria-labelledby="favorites-title" className="border-t-8 border-sunken px-4 pt-4 pb-6">
      <h3 id="favorites-title" className="text-lg">
        {t('favorites')}
      </h3>
      <ul>
        {favorites.map((favorite) => (
          <FavoriteRow key={favorite.id} favorite={favorite} />
        ))}
      </ul>
    </section>
  );
}

function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('cart');
  const { slug, name, image } = favorite;
  return (
    <li className="flex items-center gap-3 hairline-b py-2 last:border-b-0">
      <Picture
        src={image}
        alt=""
        width={56}
        className="size-14 rounded-sm bg-plate object-contain p-0.5"
      />
      <div className="min-w-0 flex-1">
        <a
          href={route('products', { slug })}
          className="line-clamp-2 text-sm leading-snug hover:underline"
        >
          {name}
        </a>
        <p className="text-sm font-semibold">
          {priceText(getDisplayPrices(favorite.pricing).final)}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('removeFavorite', { name })}
        onClick={() => useFavoritesStore.getState().toggle(favorite)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-brand hover:bg-sunken"
      >
        <Icon name="heart" className="size-5 fill-current" />
      </button>
    </li>
  );
}

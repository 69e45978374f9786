import { priceText } from '@/components/product/price-text';
import { Picture } from '@/components/ui/picture';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** Only the newest favorites are shown here. */
const MAX_SHOWN = 12;

/** 'Mis favoritos' below the cart. */
export function FavoritesSection({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTranslation('cart');
  if (favorites.length === 0 || !hasFeature('wishlists')) return null;
  return (
    <section aria-labelledby="cart-favorites" className="mt-10">
      <h2 id="cart-favorites" className="text-xl">
        {t('favorites')}
      </h2>
      <ul className="mt-4 flex snap-x gap-4 overflow-x-auto pb-2">
        {favorites.slice(0, MAX_SHOWN).map((favorite) => (
          <li key={favorite.id} className="w-36 shrink-0 snap-start md:w-44">
            <a
              href={route('products', { slug: favorite.slug })}
              className="group block rounded-md focus-visible:outline-offset-[-3px]"
            >
              <Picture
                src={favorite.image}
                alt=""
                width={176}
                className="aspect-square w-full rounded-md bg-plate object-contain p-2"
              />
              <span className="mt-2 line-clamp-2 text-sm leading-snug group-hover:underline">
                {favorite.name}
              </span>
              <span className="mt-1 block font-semibold">
                {priceText(getDisplayPrices(favorite.pricing).final)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

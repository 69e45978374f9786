import { addToCartLabels } from '@/components/cart/add-to-cart';
import { CompareChoice } from '@/components/compare/compare-choice';
import { Icon } from '@/components/ui/icon';
import { FavoriteToggle, sharedFavorite } from '@/components/wishlist/favorite-toggle';
import { toCartItem } from '@/lib/domain/cart/lines';
import { availability, badges, isPurchasable } from '@/lib/domain/product/availability';
import type { Product } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { badgeText } from '../badge-text';
import { liveStamp } from '../live/live-stamp';
import { LiveSwap } from '../live/live-swap';
import type { ProductTexts } from '../product-texts';
import { PriceDrop } from '../seen/price-drop';
import { BuyControls } from './buy-controls';
import { DeliveryPromise } from './delivery-promise';
import { PriceBlock } from './price-block';
import { StockState } from './stock-state';

/** Badges that the price block and the stock line do not say already. */
const PLAIN_BADGES = ['free-shipping', 'fast-pickup', 'guarantee', 'pieces'];

/** What it takes to decide: price, stock, delivery, and the way into the cart. */
export function BuyBox({ product, now, t }: { product: Product; now: number; t: ProductTexts }) {
  const cart = texts('cart');
  const { id } = product;
  const facts = badges(product).filter((badge) => PLAIN_BADGES.includes(badge.id));
  const isSold = availability(product) === 'sold';
  return (
    <div className="buy-box">
      <LiveSwap id={id} part="price" seen={liveStamp('price', product)}>
        <PriceBlock product={product} now={now} t={t} />
      </LiveSwap>
      <PriceDrop product={sharedFavorite(product)} place="page" />
      <div>
        <LiveSwap id={id} part="stock" seen={liveStamp('stock', product)}>
          <StockState product={product} t={t} />
        </LiveSwap>
        {isSold && product.substitutes.length > 0 && (
          <a href="#alternativas" className="link-button">
            {t('stock.seeAlternatives')}
          </a>
        )}
        <div className="buy-row">
          <BuyControls
            line={toCartItem(product, 1)}
            purchasable={isPurchasable(product)}
            labels={{
              ...addToCartLabels,
              quantity: t('buy.quantity'),
              less: t('buy.less'),
              more: t('buy.more'),
              sold: cart('sold'),
              onlyInStores: cart('onlyInStores'),
            }}
          />
          <FavoriteToggle product={product} className="border border-line-strong" />
        </div>
        <p className="hidden text-sm text-ink-soft noscript:block">{cart('needsScript')}</p>
      </div>
      <div>
        {!isSold && <Delivery product={product} t={t} />}
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {facts.map((badge) => (
              <li key={badge.id} className={`fact fact-${badge.id}`}>
                {badgeText(badge, t)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="buy-foot">
        <p>{t('price.tax')}</p>
        <CompareChoice product={product} />
      </div>
    </div>
  );
}

function Delivery({ product, t }: { product: Product; t: ProductTexts }) {
  const standard = badges(product).find(({ id }) => id === 'delivery');
  return (
    <>
      <h2 className="mb-1 flex items-center gap-2 text-base">
        <Icon name="truck" />
        {t('delivery.title')}
      </h2>
      <div className="delivery-slot mb-3">
        <DeliveryPromise
          id={product.id}
          standard={standard ? badgeText(standard, t) : ''}
          labels={{
            zip: t('delivery.zip'),
            prompt: t('delivery.prompt'),
            submit: t('delivery.check'),
            invalid: t('delivery.invalid'),
            loading: t('delivery.loading'),
          }}
        />
      </div>
    </>
  );
}

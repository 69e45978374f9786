import { badgeText } from '@/components/product/badge-text';
import { CompareSlot } from '@/components/product/compare/compare-slot';
import { liveStamp } from '@/components/product/live-offer/live-stamp';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { PriceBlock } from '@/components/product/price-block';
import type { ProductTexts } from '@/components/product/product-texts';
import { PriceDrop } from '@/components/product/recently-viewed/price-drop';
import { StockState } from '@/components/product/stock-state';
import { Icon } from '@/components/ui/icon';
import { Written } from '@/components/ui/written';
import { availability, isPurchasable } from '@/lib/domain/product/availability';
import { badges } from '@/lib/domain/product/badges';
import { digestOf } from '@/lib/domain/product/digest';
import type { Product } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { BuyControls } from './buy-controls';
import { DeliveryPromise } from './delivery-promise';

/** The badges that neither the price block nor the stock line shows already. */
const PLAIN_BADGES = ['free-shipping', 'fast-pickup', 'guarantee', 'pieces'];

/** Price, stock, delivery, and the controls that add the product to the cart. */
export function BuyBox({ product, now, t }: { product: Product; now: number; t: ProductTexts }) {
  const cart = texts('cart');
  const { id } = product;
  const digest = digestOf(product);
  const facts = badges(product).filter((badge) => PLAIN_BADGES.includes(badge.id));
  const isSold = availability(product) === 'sold';
  return (
    <div className="buy-box">
      <LiveSwap id={id} part="price" seen={liveStamp('price', product)}>
        <Written written="price">
          <PriceBlock product={product} now={now} t={t} />
        </Written>
      </LiveSwap>
      <PriceDrop product={digest} place="page" />
      <div>
        <LiveSwap id={id} part="stock" seen={liveStamp('stock', product)}>
          <Written written="stock">
            <StockState product={product} t={t} />
          </Written>
        </LiveSwap>
        {isSold && product.companions.includes('substitutes') && (
          <a href="#alternativas" className="link-button">
            {t('stock.seeAlternatives')}
          </a>
        )}
        <BuyControls
          product={digest}
          purchasable={isPurchasable(product)}
          labels={{
            quantity: t('buy.quantity'),
            less: t('buy.less'),
            more: t('buy.more'),
          }}
        />
        <p className="buy-note needs-script">{cart('needsScript')}</p>
      </div>
      <div>
        {!isSold && <Delivery product={product} t={t} />}
        {facts.length > 0 && (
          <Written written="facts" as="ul" className="buy-facts">
            {facts.map((badge) => (
              <li key={badge.id} className={`fact fact-${badge.id}`}>
                {badgeText(badge, t)}
              </li>
            ))}
          </Written>
        )}
      </div>
      <div className="buy-foot">
        <p>{t('price.tax')}</p>
        <CompareSlot product={digest} place="page" />
      </div>
    </div>
  );
}

function Delivery({ product, t }: { product: Product; t: ProductTexts }) {
  const standard = badges(product).find(({ id }) => id === 'delivery');
  return (
    <>
      <h2>
        <Icon name="truck" />
        {t('delivery.title')}
      </h2>
      <div className="delivery-slot">
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

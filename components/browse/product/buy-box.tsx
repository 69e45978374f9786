import type { ReactNode } from 'react';
import { CompareToggle } from '@/components/product/compare-toggle';
import { contentVersion } from '@/components/product/live-offer/content-version';
import { LiveSwap, PageClockSlot } from '@/components/product/live-offer/live-swap';
import { PriceBlock } from '@/components/product/price-block';
import { PriceDropSlot } from '@/components/product/product-slots';
import { ProductStockStatus } from '@/components/product/product-stock-status';
import { badgeText, paymentTerms } from '@/components/product/product-texts';
import { toRenderedProduct } from '@/components/product/rendered-product';
import { withReturnTo } from '@/components/shared/return-to';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability } from '@/lib/domain/product/availability';
import { getProductBadges, type ProductBadge } from '@/lib/domain/product/badges';
import { endsSoon } from '@/lib/domain/product/lightning-offers';
import type { Product } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { BuyControls } from './buy-controls';
import { DeliveryPromise } from './product-islands';

/** The badges that neither the price block nor the lines of stock and delivery show already. */
const PLAIN_BADGES = ['fast-pickup', 'guarantee', 'kit', 'pieces'];

/** What is promised to everybody. */
const DELIVERY_BADGES = ['free-shipping', 'delivery', 'digital'];

interface BuyBoxProps {
  product: Product;
  now: number;
  /** What is chosen once the price is known. */
  children: ReactNode;
}

export function BuyBox({ product, now, children }: BuyBoxProps) {
  const t = getTexts('product');
  const { id } = product;
  const rendered = toRenderedProduct(product);
  const badges = getProductBadges(product);
  const facts = badges.filter((badge) => PLAIN_BADGES.includes(badge.id));
  const standard = badges.find(({ id: kind }) => DELIVERY_BADGES.includes(kind));
  const isSold = getAvailability(product) === 'sold';
  const until = parseUtc(product.pricing.priceValidUntilUtc);
  return (
    <div className="buy-box">
      <LiveSwap id={id} part="price" renderedVersion={contentVersion('price', product)}>
        <StaticHtml partId="price">
          <PriceBlock product={product} now={now} t={t} />
        </StaticHtml>
        {until !== null && endsSoon(until, now) && (
          <PageClockSlot productId={id} ends={product.pricing.priceValidUntilUtc ?? ''} />
        )}
      </LiveSwap>
      <div className="promise">
        <LiveSwap id={id} part="stock" renderedVersion={contentVersion('stock', product)}>
          <StaticHtml partId="stock">
            <ProductStockStatus product={product} t={t} />
          </StaticHtml>
        </LiveSwap>
        {!isSold && standard && (
          <StaticHtml partId="promise" className={`fact fact-${standard.id}`}>
            <span>{badgeText(standard, t)}</span>
          </StaticHtml>
        )}
      </div>
      <PriceDropSlot product={rendered} variant="page" />
      {children}
      <div className="buy-area">
        {isSold && product.relatedProducts.substitutes.length > 0 && (
          <a href="#alternativas" className="link-button">
            {t('stock.seeAlternatives')}
          </a>
        )}
        <BuyControls
          product={rendered}
          labels={{ quantity: t('buy.quantity'), less: t('buy.less'), more: t('buy.more') }}
          terms={isSold ? undefined : paymentTerms(product, t)}
          signInHref={withReturnTo('login', route('cart-payment'))}
          // What a press of the heart does, and what it has done. The style shows one of them.
          favorite={
            isSold && (
              <>
                <span>{t('buy.save')}</span>
                <span>{t('buy.saved')}</span>
              </>
            )
          }
        />
        <p className="buy-note needs-script">{getTexts('cart')('needsScript')}</p>
      </div>
      <div>
        {!isSold && <Delivery product={product} standard={standard} />}
        {facts.length > 0 && (
          <StaticHtml partId="facts" as="ul" className="buy-facts">
            {facts.map((badge) => (
              <li key={badge.id} className={`fact fact-${badge.id}`}>
                {badgeText(badge, t)}
              </li>
            ))}
          </StaticHtml>
        )}
      </div>
      <div className="buy-foot">
        <p>
          {t('price.tax')}
          {product.partNumber && ` · ${t('head.partNumber')}: ${product.partNumber}`}
        </p>
        <CompareToggle product={rendered} className="compare-page live" />
      </div>
    </div>
  );
}

interface DeliveryProps {
  product: Product;
  standard: ProductBadge | undefined;
}

function Delivery({ product, standard }: DeliveryProps) {
  const t = getTexts('product');
  if (product.isDigital) {
    return (
      <StaticHtml partId="delivery">
        <h2>
          <Icon name="mail" />
          {t('delivery.title')}
        </h2>
        <p>{t('delivery.digital')}</p>
      </StaticHtml>
    );
  }
  return (
    <>
      <h2>
        <Icon name="truck" />
        {t('delivery.title')}
      </h2>
      <DeliveryPromise
        id={product.id}
        standard={
          standard && (
            <StaticHtml partId="delivery" className="font-semibold">
              {badgeText(standard, t)}
            </StaticHtml>
          )
        }
        waiting={
          <StaticHtml partId="delivery-form" className="live">
            {/* What is sent before its code is there is marked, and sent again by that code. */}
            <form method="dialog" action="/">
              <p>{t(standard ? 'delivery.promptOther' : 'delivery.prompt')}</p>
              <div className="mt-1 flex flex-wrap gap-2">
                <input
                  aria-label={t('delivery.zip')}
                  placeholder="00000"
                  inputMode="numeric"
                  className="zip-field"
                />
                <Button variant="secondary" type="submit">
                  {t('delivery.check')}
                </Button>
              </div>
            </form>
          </StaticHtml>
        }
      />
    </>
  );
}

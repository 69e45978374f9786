'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { WishlistButton } from '@/components/product/wishlist/wishlist-button';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { toTrackedListItem } from '@/lib/analytics/tracked-list-item';
import { formatPrice } from '@/lib/domain/money';
import { getCardType } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import texts from '@/locales/es-MX/card.json';
import { AddToCartButton, UnavailableButton } from './add-to-cart-button';
import { CompareToggle } from './compare-toggle';
import { RefreshStaleProductsSlot, useOffer } from './live-offer/live-offer';
import { PriceDropSlot } from './product-slots';
import type { RenderedProduct } from './rendered-product';

export function CardActions({ product }: { product: RenderedProduct }) {
  const { stock, line, price, canBuy } = useOffer(product);
  const rendered = getDisplayPrices(product.pricing).final;
  return (
    <>
      <div className="card-buy">
        {canBuy ? (
          <AddToCartButton line={line} variant="secondary" />
        ) : (
          price > 0 && <UnavailableButton stock={stock} />
        )}
      </div>
      {price !== rendered && (
        <p role="status" className="card-now">
          {texts.now.replace('{{price}}', formatPrice(price))}
        </p>
      )}
      <WishlistButton product={product} className="card-heart" />
      <CompareToggle product={product} className="compare-card live" />
      <PriceDropSlot product={product} variant="card" />
    </>
  );
}

interface CardListProps {
  className: string;
  label?: string;
  products: readonly RenderedProduct[];
  contents: readonly ReactNode[];
  shouldPrefetch?: boolean;
  /** Shown between the rows of a grid. It is the last item, because the items are counted in the order of the products. */
  banner?: ReactNode;
}

export function CardList(props: CardListProps) {
  const { className, label, products, contents, shouldPrefetch, banner } = props;
  const items = useMemo(() => products.map(toTrackedListItem), [products]);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <TrackedList
        ref={list}
        className={className}
        aria-label={label}
        items={items}
        data-ahead={shouldPrefetch ? '' : undefined}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <article className="card" data-type={getCardType(product)}>
              {contents[index]}
              <CardActions product={product} />
            </article>
          </li>
        ))}
        {banner && <li className="card-grid-banner">{banner}</li>}
      </TrackedList>
      <RefreshStaleProductsSlot products={products} list={list} />
    </>
  );
}

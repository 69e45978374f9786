'use client';
import { type ReactNode, Suspense, useState } from 'react';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { loadProductChunk } from '@/components/product/compare-toggle-slot';
import { useLiveProduct } from '@/components/product/live-offer/live-product';
import { loadVisitorChunk } from '@/components/product/load-visitor-chunk';
import type { RenderedProduct } from '@/components/product/rendered-product';
import { WishlistButton } from '@/components/product/wishlist/wishlist-button';
import { useTrackViewItem } from '@/components/shared/analytics/use-track-view-item';
import { Button } from '@/components/ui/button';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useScrolledPast } from '@/components/ui/use-in-view';
import { useInteracted } from '@/components/ui/use-interacted';
import { MAX_LINE_QUANTITY, repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import { hasPieces, isPurchasable, limitToPieces } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { readQuantity } from '@/lib/domain/read-number';
import cardTexts from '@/locales/es-MX/card.json';
import { useSessionStore } from '@/stores/session/session-store';
import { loadPageChunk } from './load-page-chunk';

const ShownProducts = lazyEventually(loadProductChunk, (chunk) => chunk.ShownProducts);
const PageBuildAnswer = lazyEventually(loadVisitorChunk, (chunk) => chunk.PageBuildAnswer);
const StoreDistances = lazyEventually(loadPageChunk, (chunk) => chunk.StoreDistances);
const BuyExtras = lazyEventually(loadPageChunk, (chunk) => chunk.BuyExtras);

interface BuyControlsProps {
  product: RenderedProduct;
  labels: { quantity: string; less: string; more: string };
  /** How it is paid for its price (`paymentTerms`). */
  terms?: string;
  /** The words beside the heart; without them it is an icon alone. */
  favorite?: ReactNode;
}

/** The buttons that add the product to the cart and to the favourites. */
export function BuyControls(props: BuyControlsProps) {
  const [shown] = useState([props.product]);
  return (
    <div className="buy-row">
      <CartControls {...props} />
      <WishlistButton product={props.product}>{props.favorite}</WishlistButton>
      {useInteracted() && (
        <Suspense>
          <ShownProducts products={shown}>
            <VisitorAnswers product={props.product} />
          </ShownProducts>
        </Suspense>
      )}
    </div>
  );
}

/** What the page says to a visitor with a place or a build: how far the stores are, and whether the part goes with the build. */
function VisitorAnswers({ product }: { product: RenderedProduct }) {
  const zipCode = useSessionStore((session) => session.zipCode);
  return (
    <>
      {zipCode !== null && <StoreDistances productId={product.id} zipCode={zipCode} />}
      <PageBuildAnswer product={product} />
    </>
  );
}

/** The quantity, and the buttons that add it to the cart and that buy it at once. */
function CartControls({ product, labels, terms }: BuyControlsProps) {
  const [shown] = useState([product]);
  const live = useLiveProduct(product.id);
  const [wanted, setWanted] = useState(1);
  /** The typed text, until the field loses the focus. */
  const [typed, setTyped] = useState<string>();
  const [isUnread, setUnread] = useState(false);
  const [lastButton, setLastButton] = useState<Element | null>(null);
  const isPast = useScrolledPast(lastButton);
  const [isBuying, setBuying] = useState(false);
  useTrackViewItem(shown);
  const { stock } = live ? { stock: live.stockTotal } : product;
  const quantity = Math.max(Math.min(limitToPieces(wanted, stock), MAX_LINE_QUANTITY), 1);
  if (!(live ? isPurchasable(live) : product.purchasable)) {
    // A product whose price has to be asked for has no button.
    if (getDisplayPrices((live ?? product).pricing).final <= 0) return null;
    return (
      <div>
        <Button variant="secondary" size="lg" disabled>
          {hasPieces(stock) ? cardTexts.onlyInStores : cardTexts.sold}
        </Button>
      </div>
    );
  }
  const line = toCartLine(product, 1);
  const fresh = live ? repriceLine(line, { ...live.pricing, stock }) : line;
  const step = (name: string, to: number, icon: 'minus' | 'plus') => (
    <Button
      variant="quiet"
      size="icon"
      icon={icon}
      aria-label={name}
      disabled={to < 1 || limitToPieces(to, stock) < to || to > MAX_LINE_QUANTITY}
      onClick={() => {
        setUnread(false);
        setWanted(to);
      }}
    />
  );
  return (
    <div>
      <div className="pieces live">
        {step(labels.less, quantity - 1, 'minus')}
        <input
          value={typed ?? quantity}
          onChange={({ target: { value } }) => {
            const read = readQuantity(value);
            const isQuantity = read !== null && read > 0;
            setTyped(value);
            setUnread(!isQuantity && value.trim() !== '');
            if (isQuantity) setWanted(read);
          }}
          onBlur={() => setTyped(undefined)}
          inputMode="numeric"
          aria-label={labels.quantity}
        />
        {step(labels.more, quantity + 1, 'plus')}
      </div>
      <p role="status" className="pieces-note">
        {isUnread
          ? cardTexts.unread
          : stock !== null && wanted > stock && `${cardTexts.most} ${stock}`}
      </p>
      <AddToCartButton line={fresh} quantity={quantity} size="lg" />
      <Button
        ref={setLastButton}
        variant="secondary"
        size="lg"
        className="live"
        isBusy={isBuying}
        onClick={() => setBuying(true)}
      >
        {cardTexts.buyNow}
      </Button>
      {(isPast || isBuying) && (
        <Suspense>
          <BuyExtras
            line={fresh}
            quantity={quantity}
            terms={terms}
            isPast={isPast}
            isBuying={isBuying}
            setBuying={setBuying}
          />
        </Suspense>
      )}
    </div>
  );
}

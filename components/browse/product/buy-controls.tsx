'use client';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AddToCartButton, UnavailableButton } from '@/components/product/add-to-cart-button';
import { RefreshStaleProductsSlot, useOffer } from '@/components/product/live-offer/live-offer';
import { loadVisitorChunk } from '@/components/product/product-slots';
import type { RenderedProduct } from '@/components/product/rendered-product';
import { WishlistButton } from '@/components/product/wishlist/wishlist-button';
import { Button } from '@/components/ui/button';
import { lazyEventually, useInteracted } from '@/components/ui/deferred-parts';
import { useOutOfView } from '@/components/ui/use-in-view';
import { track } from '@/lib/analytics/track';
import { MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { limitToPieces } from '@/lib/domain/product/availability';
import { readQuantity } from '@/lib/domain/read-number';
import cardTexts from '@/locales/es-MX/card.json';
import { useSessionStore } from '@/stores/session/session-store';
import { loadPageChunk } from './product-islands';

const PageBuildAnswer = lazyEventually(loadVisitorChunk, (chunk) => chunk.PageBuildAnswer);
const StoreDistances = lazyEventually(loadPageChunk, (chunk) => chunk.StoreDistances);
const BuyExtras = lazyEventually(loadPageChunk, (chunk) => chunk.BuyExtras);

interface BuyControlsProps {
  product: RenderedProduct;
  labels: { quantity: string; less: string; more: string };
  terms?: string;
  signInHref: string;
  /** The words beside the heart; without them it is an icon alone. */
  favorite?: ReactNode;
}

export function BuyControls(props: BuyControlsProps) {
  const [shown] = useState([props.product]);
  return (
    <div className="buy-row">
      <CartControls {...props} />
      <WishlistButton product={props.product}>{props.favorite}</WishlistButton>
      <RefreshStaleProductsSlot products={shown}>
        <VisitorAnswers product={props.product} />
      </RefreshStaleProductsSlot>
    </div>
  );
}

function VisitorAnswers({ product }: { product: RenderedProduct }) {
  const zipCode = useSessionStore((session) => session.zipCode);
  return (
    <>
      {zipCode !== null && <StoreDistances productId={product.id} zipCode={zipCode} />}
      <PageBuildAnswer product={product} />
    </>
  );
}

function CartControls({ product, labels, terms, signInHref }: BuyControlsProps) {
  const [shown] = useState(product);
  const { stock, line, price, canBuy } = useOffer(product);
  const [wanted, setWanted] = useState(1);
  /** The typed text, until the field loses the focus. */
  const [typed, setTyped] = useState<string>();
  const [isUnread, setUnread] = useState(false);
  const [row, setRow] = useState<Element | null>(null);
  // Before the first sign of the visitor the bar would load code that the first view does not need.
  const hasInteracted = useInteracted();
  const isAway = useOutOfView(row, hasInteracted);
  const [isBuying, setBuying] = useState(false);
  /** A hand that has come to the button. */
  const [isNear, setNear] = useState(false);
  useEffect(() => track({ name: 'view_item', product: shown }), [shown]);
  const field = useRef<HTMLInputElement>(null);
  const type = (value: string) => {
    const read = readQuantity(value);
    const isQuantity = read !== null && read > 0;
    setTyped(value);
    setUnread(!isQuantity && value.trim() !== '');
    if (isQuantity) setWanted(read);
  };
  // React does not hear what was typed or chosen before its code was there.
  const takeTyped = useEffectEvent(() => {
    const early = field.current?.value ?? '1';
    if (early !== '1') type(early);
    if (field.current !== document.activeElement) setTyped(undefined);
  });
  useLayoutEffect(() => takeTyped(), []);
  const quantity = Math.max(Math.min(limitToPieces(wanted, stock), MAX_LINE_QUANTITY), 1);
  if (!canBuy) {
    // A product whose price has to be asked for has no button.
    if (price <= 0) return null;
    return (
      <div>
        <UnavailableButton stock={stock} size="lg" />
      </div>
    );
  }
  const step = (name: string, to: number, icon: 'minus' | 'plus') => (
    <Button
      data-step={to - quantity}
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
      <div className="buy-line">
        <div ref={setRow} className="pieces live">
          {step(labels.less, quantity - 1, 'minus')}
          <input
            value={typed ?? quantity}
            ref={field}
            data-most={limitToPieces(MAX_LINE_QUANTITY, stock)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
            inputMode="numeric"
            aria-label={labels.quantity}
          />
          {step(labels.more, quantity + 1, 'plus')}
        </div>
        <AddToCartButton line={line} quantity={quantity} size="lg" />
      </div>
      <p role="status" className="pieces-note">
        {isUnread
          ? cardTexts.unread
          : stock !== null && wanted > stock && `${cardTexts.most} ${stock}`}
      </p>
      <Button
        variant="secondary"
        size="lg"
        className="live"
        isBusy={isBuying}
        data-early="buy"
        data-href={signInHref}
        onPointerEnter={() => setNear(true)}
        onClick={() => setBuying(true)}
      >
        {cardTexts.buyNow}
      </Button>
      {/* From the first sign on, because a press that waited for it would wait for the line. */}
      {(hasInteracted || isNear || isBuying) && (
        <Suspense>
          <BuyExtras
            line={line}
            quantity={quantity}
            terms={terms}
            isAway={isAway}
            isNear={isNear}
            isBuying={isBuying}
            setBuying={setBuying}
          />
        </Suspense>
      )}
    </div>
  );
}

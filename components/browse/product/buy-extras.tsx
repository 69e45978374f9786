import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { paymentTerms } from '@/components/product/payment-texts';
import { withReturnTo } from '@/components/shared/return-to';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { LivePrice } from '@/lib/api/live-prices';
import type { CartLine } from '@/lib/domain/cart/types';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import texts from '@/locales/es-MX/card.json';
import { useLiveProduct } from '@/stores/browsing/live-prices-store';
import { buyNow } from '@/stores/flows/checkout/buy-now';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

function LiveTerms({ live }: { live: LivePrice }) {
  const { t } = useTranslation('product');
  return paymentTerms(live, t);
}

/** The price and the buttons at the bottom of the screen, while those of the page are out of view. */
function BuyBar({ line, quantity, terms, isBuying, setBuying }: ShownProps) {
  const { id, name } = line.product;
  const live = useLiveProduct(id);
  const [place] = useState(() => document.querySelector<HTMLElement>('.buy-bar'));
  useEffect(() => bottomInsetRef(place), [place]);
  if (!place) return null;
  return createPortal(
    <section aria-label={name}>
      <p className="buy-bar-name">{name}</p>
      <p className="buy-bar-price">
        <Price value={getDisplayPrices((live ?? line.product).pricing).final} />
      </p>
      <p className="buy-bar-terms">
        {live ? (
          <Suspense>
            <LiveTerms live={live} />
          </Suspense>
        ) : (
          terms
        )}
      </p>
      <AddToCartButton line={line} quantity={quantity} />
      <Button
        variant="secondary"
        className="buy-bar-now"
        isBusy={isBuying}
        onClick={() => setBuying(true)}
      >
        {texts.buyNow}
      </Button>
    </section>,
    place,
  );
}

interface BuyExtrasProps {
  line: CartLine;
  quantity: number;
  /** How it is paid for its price as the page was rendered (`paymentTerms`). */
  terms?: string;
  isAway: boolean;
  /** The visitor is about to buy at once. */
  isNear: boolean;
  isBuying: boolean;
  setBuying: (isBuying: boolean) => void;
}

type ShownProps = Omit<BuyExtrasProps, 'isAway' | 'isNear'>;

/** What the buy controls load when it is needed: the bar, and what 'Comprar ahora' does. */
export function BuyExtras({ isAway, isNear, ...props }: BuyExtrasProps) {
  return (
    <>
      {isNear && <PrefetchSignIn />}
      {isAway && <BuyBar {...props} />}
      {props.isBuying && <BuyNow {...props} />}
    </>
  );
}

const signInHref = () => withReturnTo('login', route('cart-payment'));

/** Asks ahead for the page to which a guest is led. Renders nothing. */
function PrefetchSignIn() {
  const router = useRouter();
  useEffect(() => {
    if (selectAuthorizedCustomerId(useSessionStore.getState()) === null)
      router.prefetch(signInHref());
  }, [router]);
  return null;
}

/** @returns where the shopper goes on to pay; null when that is not possible, which the shopper was told */
async function startPurchase(line: CartLine, quantity: number): Promise<string | null> {
  try {
    const next = await buyNow(line, quantity);
    return next === 'sign-in' ? signInHref() : next;
  } catch (error) {
    notifyFailure(error);
    return null;
  }
}

/** Buys once for each press. Renders nothing. */
function BuyNow({ line, quantity, setBuying }: ShownProps) {
  const router = useRouter();
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const href = await startPurchase(line, quantity);
    // Who has gone elsewhere in the meantime stays there.
    if (signal.aborted) return;
    if (href === null) setBuying(false);
    else router.push(href);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { paymentTerms } from '@/components/product/product-texts';
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
import { buyNow } from '@/stores/flows/checkout/begin-checkout';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

function LiveTerms({ live }: { live: LivePrice }) {
  const { t } = useTranslation('product');
  return paymentTerms(live, t);
}

const buttonPlace = 'md:row-span-2 md:row-start-1';

/** The price and the buttons at the bottom of the screen, while those of the page are out of view. Beside enlarged text they wrap. */
function BuyBar({ line, quantity, terms, isBuying, setBuying }: ShownProps) {
  const { id, name } = line.product;
  const live = useLiveProduct(id);
  const [place] = useState(() => document.querySelector<HTMLElement>('.buy-bar'));
  useEffect(() => bottomInsetRef(place), [place]);
  if (!place) return null;
  const { final } = getDisplayPrices((live ?? line.product).pricing);
  return createPortal(
    <section
      aria-label={name}
      className="flex flex-wrap items-center gap-x-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(12rem,0.5fr)_auto_auto]"
    >
      <p className="hidden text-14 font-semibold lh-[1.25rem] md:row-span-2 md:line-clamp-2">
        {name}
      </p>
      <p className="grow-999 md:col-start-2 md:self-end">
        {/* Another price is another element, of which nothing moves. */}
        <Price key={final} value={final} />
      </p>
      <p className="order-1 basis-full truncate text-12 text-ink-soft lh-[1.125rem] md:order-none md:h-[1.125rem] md:col-start-2 md:row-start-2 md:self-start">
        {live ? (
          <Suspense>
            <LiveTerms live={live} />
          </Suspense>
        ) : (
          terms
        )}
      </p>
      <AddToCartButton
        line={line}
        quantity={quantity}
        className={`${buttonPlace} grow md:col-start-3`}
      />
      <Button
        variant="secondary"
        className={`${buttonPlace} hidden md:col-start-4 md:inline-flex`}
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

/** Buys once for each press. Renders nothing. */
function BuyNow({ line, quantity, setBuying }: ShownProps) {
  const router = useRouter();
  const buy = useEffectEvent(async (signal: AbortSignal) => {
    const next = await buyNow(line, quantity).catch((error: unknown) => {
      notifyFailure(error);
      return null;
    });
    // Who has gone elsewhere in the meantime stays there.
    if (signal.aborted) return;
    if (next === null) setBuying(false);
    else router.push(next === 'sign-in' ? signInHref() : next);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void buy(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}

import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { shortDeliveryText } from '@/components/product/delivery/delivery-text';
import { financedText, interestText } from '@/components/product/product-texts';
import { BoughtName } from '@/components/shared/bought-name';
import type { UndoableAction } from '@/components/shared/undo-bar';
import { Picture } from '@/components/ui/picture';
import { deliveryEstimatesQuery, MAX_ESTIMATED } from '@/lib/api/location';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { moveToFavorites } from '@/stores/flows/cart/cart-actions';
import { useSessionStore } from '@/stores/session/session-store';
import {
  LineChangeNotice,
  LineQuantity,
  LineTerms,
  LineTotal,
  QuietButton,
  removeCartLine,
} from '../cart-line-parts';
import { OfferNote, UnitPrice } from '../line-offer';

interface CartPageLineProps {
  state: CartLineState;
  /** The products of all lines, which are asked for together. */
  allIds: readonly string[];
  onRemoved: (done: UndoableAction) => void;
}

export function CartPageLine({ state, allIds, onRemoved }: CartPageLineProps) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  const { product } = line;
  const { name, slug } = product;
  const zipCode = useSessionStore((session) => session.zipCode);
  const remove = () => onRemoved(removeCartLine(line, t));
  const counted = { ...line, quantity: available || line.quantity };
  return (
    <li className="grid grid-cols-[min(4.5rem,22.5vw)_minmax(0,1fr)] gap-x-4 border-b border-line py-5 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-6">
      {/* Hidden from screen readers, because the name beside it is the same link. */}
      <div aria-hidden="true">
        <a href={slug ? route('products', { slug }) : undefined} tabIndex={-1}>
          <Picture
            src={product.image}
            alt=""
            width={128}
            className={`aspect-square w-full rounded-md bg-plate object-contain p-1.5 ${available === 0 ? 'opacity-50' : ''}`}
          />
        </a>
      </div>
      <div className="min-w-0 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
        <div className="min-w-0">
          <p className="leading-snug font-medium">
            <BoughtName name={name} product={product} className="line-clamp-3" />
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {[product.brandName, product.partNumber].filter(Boolean).join(' · ')}
          </p>
          <UnitPrice line={counted} className="mt-1 text-sm" />
          {available > 0 && <LineTerms line={line} />}
          {available > 0 && (
            /* The room of what comes late: of its plan, and of its day where a place is known. */
            <div className={`flow-root ${zipCode === null ? 'min-h-6' : 'min-h-12'}`}>
              <Suspense fallback={null}>
                <LineNotes productId={product.id} zipCode={zipCode} allIds={allIds} />
              </Suspense>
            </div>
          )}
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 md:mt-0 md:flex-col md:items-end md:justify-start">
          <LineTotal
            state={state}
            className="order-last ml-auto text-lg font-bold tracking-tight md:order-first md:text-xl"
          />
          {available > 0 && (
            <>
              <OfferNote
                offer={getLinesOffer([counted])}
                className="order-last w-full justify-end text-sm md:order-first md:w-auto md:flex-col md:items-end"
              />
              <LineQuantity line={line} onRemove={remove} />
            </>
          )}
        </div>
        <div className="md:col-span-2">
          <LineChangeNotice state={state} onRemove={remove} />
          <div className="mt-1 -mb-2 flex flex-wrap gap-x-6">
            {hasFeature('wishlists') && (
              <QuietButton
                aria-label={`${t('move')}: ${name}`}
                onClick={() =>
                  onRemoved({ text: t('moved', { name }), revert: moveToFavorites(line) })
                }
              >
                {t('move')}
              </QuietButton>
            )}
            <QuietButton aria-label={t('remove', { name })} onClick={remove}>
              {t('removeShort')}
            </QuietButton>
          </div>
        </div>
      </div>
    </li>
  );
}

type LineNotesProps = Pick<CartPageLineProps, 'allIds'> & {
  productId: string;
  zipCode: string | null;
};

/**
 * The plan of one piece, which is the one that its product page offers, with what it costs; and when the line arrives at
 * the chosen place, but for a licence, which comes by e-mail wherever that is. Nothing until and unless the backend says it.
 */
function LineNotes({ productId, zipCode, allIds }: LineNotesProps) {
  const { t } = useTranslation('product');
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const { data: products } = useQuery({ ...productsByIdQuery(allIds), retry: false });
  // Later lines of a longer cart say no day.
  const asked = deliveryEstimatesQuery(allIds.slice(0, MAX_ESTIMATED), zipCode ?? '');
  const { data } = useQuery({ ...asked, enabled: zipCode !== null, retry: false });
  const estimate = zipCode === null ? undefined : data?.get(productId);
  const product = products?.get(productId);
  const plan = product && findFeaturedPlan(product);
  return (
    <>
      {product && plan && (
        <p className="mt-1 text-sm">
          {financedText(plan, product.pricing, t)}
          {plan.interest === 'charged' && (
            <span className="block text-ink-soft">
              {interestText(plan, product.pricing.currentPriceWithTax, t)}
            </span>
          )}
        </p>
      )}
      {product?.isDigital ? (
        <p className="mt-1 text-sm">{t('card.digital')}</p>
      ) : (
        estimate && <p className="mt-1 text-sm">{shortDeliveryText(estimate, { now }, delivery)}</p>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { VisitorText } from '@/components/ui/visitor-text';
import { type DeliveryEstimate, deliveryEstimatesQuery } from '@/lib/api/location';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { CardBuildAnswers } from './build-compatibility/build-answers';
import { cardDeliveryText } from './delivery/delivery-text';
import type { RenderedProduct, ShownCard } from './rendered-product';
import './visitor-chunk.css';

/** What pages say to a visitor with a place, a build or recently viewed products, and what replaces a price that has changed. */
export { PageBuildAnswer } from './build-compatibility/build-answers';
export { LivePartContent, PageClock } from './live-offer/live-part-content';
export { RecentlyViewedList } from './recently-viewed/recently-viewed-list';

interface VisitorCardsProps {
  list: RefObject<HTMLElement | null>;
  products: readonly RenderedProduct[];
}

export const VisitorCards = withQueryClient(function VisitorCards({
  list,
  products,
}: VisitorCardsProps) {
  const zipCode = useSessionStore((session) => session.zipCode);
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  useEffect(() => {
    const faces = [...(list.current?.children ?? [])].map((one) => one.querySelector('.card-face'));
    setCards(products.flatMap((product, at) => (faces[at] ? [{ product, face: faces[at] }] : [])));
  }, [list, products]);
  useEffect(() => fillFilter(zipCode), [zipCode]);
  if (cards.length === 0) return null;
  return (
    <>
      {zipCode !== null && (
        <Suspense>
          <CardDeliveries cards={cards} zipCode={zipCode} />
        </Suspense>
      )}
      <Suspense>
        <CardBuildAnswers cards={cards} />
      </Suspense>
    </>
  );
});

/** The filter of a list asks for a place: the chosen one stands in its field, unless something was typed there. */
function fillFilter(zipCode: string | null): void {
  const field = document.querySelector<HTMLInputElement>(`input[name="${SEARCH_PARAMS.zipCode}"]`);
  if (field && !field.value && zipCode) field.value = zipCode;
}

function CardDeliveries({ cards, zipCode }: { cards: readonly ShownCard[]; zipCode: string }) {
  const ids = cards.map(({ product }) => product.id);
  // A backend that cannot say when products arrive leaves the cards as they are.
  const { data } = useQuery({ ...deliveryEstimatesQuery(ids, zipCode), retry: false });
  return cards.map(({ product: { id }, face }) => {
    const estimate = data?.get(id);
    return estimate && <CardDelivery key={id} face={face} estimate={estimate} />;
  });
}

/** 'Llega mañana, gratis · Recoge en Roma' in place of what the card promises everybody, where it does; in rows each has its line. */
function CardDelivery({ face, estimate }: { face: Element; estimate: DeliveryEstimate }) {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const [nearest] = estimate.pickupStores;
  // A card has one of the two.
  const arrival = face.querySelector('.fact-delivery, .fact-free-shipping');
  const pickup = face.querySelector('.fact-fast-pickup');
  const promise = cardDeliveryText(estimate, { now }, t);
  const store = nearest && t('pickup', { name: nearest.name });
  return (
    <>
      {arrival && (
        <VisitorText place={arrival}>
          {promise && <span>{promise}</span>}
          {store && (
            <span className="card-pickup">
              {promise && ' · '}
              {store}
            </span>
          )}
        </VisitorText>
      )}
      {pickup && <VisitorText place={pickup}>{store}</VisitorText>}
    </>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withQueryClient } from '@/components/shared/with-query-client';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { VisitorText } from '@/components/ui/visitor-text';
import { deliveryEstimateQuery } from '@/lib/api/location';
import { kitComponentsQuery } from '@/lib/api/related-products';
import { formatDayAge } from '@/lib/domain/dates';
import { sortByDistance } from '@/lib/domain/product/store-stock';
import { useTranslation } from '@/lib/i18n/client';
import { KitComponentList } from './kit-component-list';
import './product-page-chunk.css';

/** What the page of a product loads when the visitor comes to it: buying, delivery, pictures, stores, reviews, further products. */
export { BuyExtras } from './buy-extras';
export { DeliveryPanel } from './delivery-panel';
export { GalleryZoom } from './gallery-zoom';
export { RelatedProductLists } from './related-product-lists';

/** How old the reviews of the document are, in place of their dates, which stay their `title`. */
export function ReviewAges({ shownIds }: { shownIds: readonly string[] }) {
  const [now] = useState(Date.now);
  const [times, setTimes] = useState<readonly HTMLTimeElement[]>([]);
  // Also when the page is fetched again: it brings other reviews.
  useEffect(() => {
    if (shownIds.length > 0) setTimes([...document.querySelectorAll('time')].filter(isReview));
  }, [shownIds]);
  return times.map((time, at) => {
    const age = formatDayAge(time.dateTime, now);
    return (
      age !== '' && (
        <VisitorText key={`${shownIds[at]}`} place={time}>
          {age}
        </VisitorText>
      )
    );
  });
}

/** Those that are drawn in the browser say their age themselves. */
const isReview = (time: HTMLTimeElement) => time.closest('[data-part="reviews"]') !== null;

/** The stores by their distance from the visitor's place, in place of the server's rows, which are sorted by stock. */
export const StoreDistances = withQueryClient(function StoreDistances(props: {
  productId: string;
  zipCode: string;
}) {
  const { t } = useTranslation('product');
  const asked = deliveryEstimateQuery(props.productId, props.zipCode);
  const { data } = useQuery({ ...asked, retry: false });
  const [served, setServed] = useState<HTMLTableSectionElement | null>(null);
  useEffect(() => setServed(document.querySelector('tbody[data-stores]')), []);
  const table = served?.closest('table');
  if (!served || !table || !data) return null;
  const away = new Map(data.pickupStores.map(({ name, distanceKm }) => [name, distanceKm]));
  const rows = [...served.rows].map(({ cells }) => {
    const [name = '', city, pieces] = [...cells].map(({ textContent }) => textContent ?? '');
    return { name, city, pieces, distance: away.get(name) ?? null };
  });
  if (rows.every(({ distance }) => distance === null)) return null;
  return createPortal(
    <tbody className="visitor-rows">
      {sortByDistance(rows, (row) => row.distance).map(({ name, city, pieces, distance }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="words">
            {city}
            {distance !== null && <small>{t('delivery.pickupAway', { distance })}</small>}
          </td>
          <td>{pieces}</td>
        </tr>
      ))}
    </tbody>,
    table,
  );
});

export interface KitComponentPagesProps {
  productId: string;
  shownIds: readonly string[];
}

/** The components of a kit from the second page on. The document already holds the first page. */
export const KitComponentPages = withQueryClient(function KitComponentPages({
  productId,
  shownIds,
}: KitComponentPagesProps) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const pages = useInfiniteQuery(kitComponentsQuery(productId));
  const components = (pages.data?.pages ?? [])
    .flatMap((page) => page.components)
    .filter(({ id }) => !shownIds.includes(id));
  return (
    <>
      <KitComponentList components={components} />
      <p role="status" className="text-danger">
        {pages.isError && t('components.failed')}
      </p>
      <LoadMoreButton
        pages={pages}
        labels={{ more: t('components.more'), retry: common('retry') }}
      />
    </>
  );
});

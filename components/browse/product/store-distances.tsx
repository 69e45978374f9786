import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withQueryClient } from '@/components/shared/with-query-client';
import { deliveryEstimateQuery } from '@/lib/api/location';
import { sortByDistance } from '@/lib/domain/product/store-stock';
import { useTranslation } from '@/lib/i18n/client';
import './store-distances.css';

/**
 * The stores of a product sorted by their distance from the visitor's place, which is said, in place of the server's rows, which are
 * sorted by stock. Stores whose distance is not known follow in that order.
 */
export const StoreDistances = withQueryClient(function StoreDistances({
  productId,
  zipCode,
}: {
  productId: string;
  zipCode: string;
}) {
  const { t } = useTranslation('product');
  const { data } = useQuery({ ...deliveryEstimateQuery(productId, zipCode), retry: false });
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

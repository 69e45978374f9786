import { useQuery } from '@tanstack/react-query';
import type { Offered } from '@/lib/domain/checkout/parts';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { addresses } from '@/lib/queries/addresses';
import { couriers, pickupStores } from '@/lib/queries/checkout';
import { invoicingProfiles } from '@/lib/queries/invoicing';
import { getQueryClient } from '@/lib/queries/query-client';
import { useSessionStore } from '@/stores/session/session-store';

const idsOf = (list: readonly { id: string }[] | null | undefined) =>
  list ? list.map(({ id }) => id) : null;

type Wanted = Pick<CheckoutData, 'isShipping' | 'customerAddress' | 'requiredBilling'>;

/** Ids of the options that exist now, for the lists that are needed. Choices outside these lists are dropped. */
export function useOffered(customerId: string, wanted: Wanted): Offered {
  const client = getQueryClient();
  const { isShipping, customerAddress, requiredBilling } = wanted;
  const zipCode = useSessionStore((state) => state.zipCode);
  const addressId = customerAddress?.id ?? '';
  const own = useQuery({ ...addresses(customerId), enabled: isShipping === true }, client);
  const carried = useQuery(
    { ...couriers(customerId, addressId), enabled: isShipping === true && addressId !== '' },
    client,
  );
  const stores = useQuery(
    { ...pickupStores(customerId, zipCode), enabled: isShipping === false },
    client,
  );
  const billed = useQuery({ ...invoicingProfiles(customerId), enabled: requiredBilling }, client);
  return {
    addresses: idsOf(own.data),
    couriers: idsOf(carried.data),
    stores: idsOf(stores.data?.filter(({ isAvailable }) => isAvailable)),
    billing: idsOf(billed.data),
  };
}

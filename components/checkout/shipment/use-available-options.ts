import { useQuery } from '@tanstack/react-query';
import type { AvailableOptions } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { addressesQuery } from '@/lib/queries/addresses';
import { couriersQuery, pickupStoresQuery } from '@/lib/queries/checkout';
import { invoicingProfilesQuery } from '@/lib/queries/invoicing';
import { useSessionStore } from '@/stores/session/session-store';

const idsOf = (list: readonly { id: string }[] | null | undefined) =>
  list ? list.map(({ id }) => id) : null;

type OptionsRequest = Pick<CheckoutData, 'isShipping' | 'customerAddress' | 'requiredBilling'>;

/** Ids of the options that exist now, for the lists that are needed. Choices outside these lists are dropped. */
export function useAvailableOptions(customerId: string, request: OptionsRequest): AvailableOptions {
  const { isShipping, customerAddress, requiredBilling } = request;
  const zipCode = useSessionStore((state) => state.zipCode);
  const addressId = customerAddress?.id ?? '';
  const addresses = useQuery({ ...addressesQuery(customerId), enabled: isShipping === true });
  const couriers = useQuery({
    ...couriersQuery(customerId, addressId),
    enabled: isShipping === true && addressId !== '',
  });
  const stores = useQuery({
    ...pickupStoresQuery(customerId, zipCode),
    enabled: isShipping === false,
  });
  const profiles = useQuery({ ...invoicingProfilesQuery(customerId), enabled: requiredBilling });
  return {
    addresses: idsOf(addresses.data),
    couriers: idsOf(couriers.data),
    stores: idsOf(stores.data?.filter(({ isAvailable }) => isAvailable)),
    billing: idsOf(profiles.data),
  };
}

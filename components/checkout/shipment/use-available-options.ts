import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '@/lib/api/addresses';
import { couriersQuery, pickupStoresQuery } from '@/lib/api/delivery-options';
import { invoicingProfilesQuery } from '@/lib/api/invoicing';
import { type AvailableOptions, toAvailableOptions } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useSessionStore } from '@/stores/session/session-store';

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
  return toAvailableOptions({
    addresses: addresses.data,
    couriers: couriers.data,
    stores: stores.data,
    profiles: profiles.data,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toOrderParts } from '@/lib/domain/checkout/order-parts';
import { getOrderQueries, type OrderCheckout } from '@/stores/flows/checkout/order-queries';

/** Everything that the order is made of, as it was last loaded. Parts are null until all of it is. */
export function useOrderParts(checkout: Omit<OrderCheckout, 'openedAt'>) {
  const state = checkout.store();
  const queries = getOrderQueries(checkout, state);
  const totals = useQuery({ ...queries.totals, placeholderData: keepPreviousData });
  const methods = useQuery(queries.methods);
  const cart = useQuery(queries.cart);
  const addresses = useQuery(queries.addresses);
  const couriers = useQuery(queries.couriers);
  const stores = useQuery(queries.stores);
  const profiles = useQuery(queries.profiles);
  const all = { totals, methods, cart, addresses, couriers, stores, profiles };
  const options = { addresses: addresses.data, couriers: couriers.data, stores: stores.data };
  const isLoaded = !Object.values(all).some(({ isLoading }) => isLoading);
  const answers = { ...options, profiles: profiles.data, cart: cart.data };
  return {
    totals,
    methods,
    options: { ...options, profiles: profiles.data },
    parts:
      isLoaded && totals.data && methods.data
        ? toOrderParts(state, { ...answers, totals: totals.data, methods: methods.data })
        : null,
  };
}

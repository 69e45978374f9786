import { vi } from 'vitest';
import type { PaymentSelection } from '@/lib/domain/checkout/place-order-request';

/** The shop's code as one tab of a browser runs it: with stores and caches of its own, and the storage of all tabs. */
export async function openTab() {
  vi.resetModules();
  const [
    hooks,
    { getQueryClient },
    { monthlyOptionsQuery },
    { useCheckoutStore },
    session,
    expiry,
    placing,
    reading,
    persisted,
  ] = await Promise.all([
    import('@/lib/api/client/browser-hooks'),
    import('@/lib/api/client/query-client'),
    import('@/lib/api/monthly-options'),
    import('@/stores/checkout/checkout-store'),
    import('@/stores/session/session-store'),
    import('@/stores/flows/session/answer-api-error'),
    import('@/stores/flows/checkout/place-order'),
    import('@/stores/flows/checkout/order-queries'),
    import('@/stores/persistence/hydration'),
  ]);
  persisted.hydrateStores();
  hooks.setClientHooks({
    headers: session.getSessionHeaders,
    onError: (error, call) => {
      if (error.status === 401) expiry.answerApiError(error, call);
    },
  });
  return {
    store: useCheckoutStore,
    session: session.useSessionStore,
    placeOrder: placing.placeOrder,
    readOrderParts: reading.readOrderParts,
    readMonthlyOptions: (customerId: string, payment: PaymentSelection) =>
      getQueryClient().fetchQuery({
        ...monthlyOptionsQuery(customerId, payment, null),
        staleTime: 0,
        networkMode: 'always',
        retry: false,
      }),
    clearCache: () => getQueryClient().clear(),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

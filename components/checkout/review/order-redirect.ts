import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { customerKey } from '@/lib/api/client/query-parts';
import type { Transaction } from '@/lib/api/transactions';
import { resolvePaymentRedirect } from '@/lib/domain/payments/payment-target';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { providerSegment } from '@/lib/routing/payment-href';
import { findRouteName, readRouteParams } from '@/lib/routing/route-params';
import { route } from '@/lib/routing/routes';
import { forgetOrderedCart } from '@/stores/flows/cart/customer/cart-cache';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/placed-order';
import type { StepProps } from '../purchase';

/** Whether this shop has a page at a path. Of the providers' pages it has those of its own providers. */
function hasPage(path: string, providers: PaymentConfig['providers']): boolean {
  const { pathname } = new URL(path, location.origin);
  const name = findRouteName(pathname);
  if (name !== 'provider-payment') return name !== null;
  const { page } = readRouteParams(name, pathname);
  return Object.values(providers).some((provider) => page === providerSegment(provider));
}

type OrderRedirectProps = Pick<StepProps, 'customer' | 'store' | 'config' | 'lockNavigation'>;

/**
 * Redirects to the page or the provider that the placed transaction asks for (spec 4.2); a page that this shop does not
 * have is decided by the status instead. The decisions are cleared when this screen is left, with a navigation of the
 * router or with a full load: without them the checkout would redirect to its first step.
 */
export function useOrderRedirect(props: OrderRedirectProps) {
  const { customer, store, config, lockNavigation } = props;
  const client = useQueryClient();
  const router = useRouter();
  const isMounted = useRef(true);
  const isPlaced = useRef(false);
  const forget = () => {
    if (!isPlaced.current) return;
    store.getState().reset();
    store.persist.flush();
    // Cart, orders and wallet all changed with the order.
    void forgetOrderedCart(customer.id);
    void client.invalidateQueries({ queryKey: customerKey(customer.id) });
  };
  const open = (path: string) => {
    isPlaced.current = true;
    lockNavigation(true);
    if (!isMounted.current) forget();
    // Replace, so that the back button does not return to a placed order.
    router.replace(path);
  };
  const begin = useEffectEvent(() => {
    const path = getOrderRedirect(customer.id);
    if (path !== null) open(path);
  });
  const end = useEffectEvent(forget);
  useEffect(() => {
    const leave = () => end();
    isMounted.current = true;
    addEventListener('pagehide', leave);
    begin();
    return () => {
      isMounted.current = false;
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return ({ transactionId, paymentStatus, paymentId }: Transaction, redirectTo: string | null) => {
    const target = resolvePaymentRedirect(redirectTo, location.origin, config.hosts);
    if (target?.kind === 'external') {
      isPlaced.current = true;
      lockNavigation(true);
      const leaving = { customerId: customer.id, paymentId: paymentId ?? '', address: target.url };
      location.assign(startApproval(leaving));
      return;
    }
    const resultPage = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
    const path =
      target && hasPage(target.path, config.providers)
        ? target.path
        : route(resultPage, { transactionId });
    if (isMounted.current) saveOrderRedirect(customer.id, path);
    open(path);
  };
}

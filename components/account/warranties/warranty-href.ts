import { route } from '@/lib/routing/routes';

/** Which article of the order a request is about, in the address of the form. */
export const ITEM_PARAM = 'producto';

export const requestHref = (orderId: string, itemId: string): string =>
  `${route('profile.order.warranty', { id: orderId })}?${new URLSearchParams({ [ITEM_PARAM]: itemId })}`;

import { route } from '@/lib/routing/routes';

/** Query parameter of the request form: id of the order item. */
export const ITEM_PARAM = 'producto';

export const warrantyRequestHref = (orderId: string, itemId: string): string =>
  `${route('profile.order.warranty', { id: orderId })}?${new URLSearchParams({ [ITEM_PARAM]: itemId })}`;

import { endpoint } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;
const PRODUCT_FIELDS = ['fields[products]', 'fields[product-images]'] as const;

/** Orders and what follows from them; shapes as in `assumed-account.ts`. */
export const assumedOrderEndpoints = {
  /** Newest first. `filter[status]` takes one of the codes in `meta.statuses`. */
  customerOrders: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/orders',
    query: [
      ...PAGE,
      'filter[status]',
      'filter[search]',
      'filter[from]',
      'filter[to]',
      'include',
      ...PRODUCT_FIELDS,
    ],
    access: 'customer',
  }),
  order: endpoint({
    method: 'GET',
    path: '/shop-v1/orders/{id}',
    query: ['include', ...PRODUCT_FIELDS],
    access: 'customer',
  }),
  /** The invoice's PDF as base64 in `meta`: documents pass the BFF as JSON, and no link to it can leak. */
  orderInvoice: endpoint({
    method: 'GET',
    path: '/shop-v1/orders/{id}/-actions/invoice',
    access: 'customer',
  }),
  /** Has it made, for an invoicing profile. */
  orderInvoiceRequest: endpoint({
    method: 'POST',
    path: '/shop-v1/orders/{id}/-actions/invoice',
    access: 'customer',
  }),
  /** Everything of the order that can be bought goes into the cart; what cannot is named in `meta`. */
  orderBuyAgain: endpoint({
    method: 'POST',
    path: '/shop-v1/orders/{id}/-actions/buy-again',
    access: 'customer',
  }),
  /** Oldest first; `filter[after]`: an id, for those after it. */
  orderMessages: endpoint({
    method: 'GET',
    path: '/shop-v1/orders/{id}/messages',
    query: ['filter[after]'],
    access: 'customer',
  }),
  /** `client_id`, a UUID, makes a repeated call harmless. */
  orderMessageCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/order-messages',
    access: 'customer',
  }),

  /** The order's items with what of each the warranty still covers. */
  orderWarrantyProducts: endpoint({
    method: 'GET',
    path: '/shop-v1/orders/{id}/warranty-products',
    query: ['include', ...PRODUCT_FIELDS],
    access: 'customer',
  }),
  customerWarranties: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/warranties',
    query: [...PAGE, 'filter[order]', 'include', ...PRODUCT_FIELDS],
    access: 'customer',
  }),
  warranty: endpoint({
    method: 'GET',
    path: '/shop-v1/warranties/{id}',
    query: ['include', ...PRODUCT_FIELDS],
    access: 'customer',
  }),
  warrantyCreate: endpoint({ method: 'POST', path: '/shop-v1/warranties', access: 'customer' }),
  /** One photo as base64, so that each can be sent again by itself; the request for a warranty names their ids. */
  warrantyPhotoCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/warranty-photos',
    access: 'customer',
  }),
};

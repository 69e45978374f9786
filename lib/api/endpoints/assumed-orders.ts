import { endpoint } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;
const PRODUCT_FIELDS = ['fields[products]', 'fields[product-images]'] as const;

/** Orders, messages and warranties. The shapes are those of `assumed-account.ts`. */
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
  /** The invoice as base64 in `meta`, as PDF or with `format=xml` as XML. The BFF only passes JSON, and without a link nothing can leak. */
  orderInvoice: endpoint({
    method: 'GET',
    path: '/shop-v1/orders/{id}/-actions/invoice',
    query: ['format'],
    access: 'customer',
  }),
  /** Requests the invoice for an invoicing profile; `cfdi_use` when this purchase has another use than the profile. */
  orderInvoiceRequest: endpoint({
    method: 'POST',
    path: '/shop-v1/orders/{id}/-actions/invoice',
    access: 'customer',
  }),
  /** Adds the available products of the order to the cart. `meta` names those that are not available. */
  orderBuyAgain: endpoint({
    method: 'POST',
    path: '/shop-v1/orders/{id}/-actions/buy-again',
    access: 'customer',
  }),
  /** Oldest first. `filter[after]`: id of a message, to get only later ones. */
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

  /** The order's items, each with the quantity that the warranty still covers. */
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
  /** One photo as base64, so that a failed one can be sent again alone. The warranty request then contains the ids. */
  warrantyPhotoCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/warranty-photos',
    access: 'customer',
  }),
};

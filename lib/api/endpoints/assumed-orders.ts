import { getCall, postCall } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;
const PRODUCT_FIELDS = ['fields[products]', 'fields[product-images]'] as const;

export const assumedOrderEndpoints = {
  /** Newest first. `filter[status]` takes one of the codes in `meta.statuses`. */
  customerOrders: getCall('/shop-v1/customers/{id}/orders', 'customer', {
    query: [
      ...PAGE,
      'filter[status]',
      'filter[search]',
      'filter[from]',
      'filter[to]',
      'include',
      ...PRODUCT_FIELDS,
    ],
  }),
  order: getCall('/shop-v1/orders/{id}', 'customer', { query: ['include', ...PRODUCT_FIELDS] }),
  /** The invoice as base64 in `meta`, as PDF or with `format=xml` as XML. The BFF only passes JSON, and without a link nothing can leak. */
  orderInvoice: getCall('/shop-v1/orders/{id}/-actions/invoice', 'customer', { query: ['format'] }),
  orderInvoiceRequest: postCall('/shop-v1/orders/{id}/-actions/invoice', 'customer'),
  /** Adds the available products of the order to the cart. `meta` names those that are not available. */
  orderBuyAgain: postCall('/shop-v1/orders/{id}/-actions/buy-again', 'customer'),
  /** Oldest first. `filter[after]`: id of a message, to get only later ones. */
  orderMessages: getCall('/shop-v1/orders/{id}/messages', 'customer', { query: ['filter[after]'] }),
  /** `client_id`, a UUID, makes a repeated call harmless. */
  orderMessageCreate: postCall('/shop-v1/order-messages', 'customer'),

  orderWarrantyProducts: getCall('/shop-v1/orders/{id}/warranty-products', 'customer', {
    query: ['include', ...PRODUCT_FIELDS],
  }),
  customerWarranties: getCall('/shop-v1/customers/{id}/warranties', 'customer', {
    query: [...PAGE, 'filter[order]', 'include', ...PRODUCT_FIELDS],
  }),
  warranty: getCall('/shop-v1/warranties/{id}', 'customer', {
    query: ['include', ...PRODUCT_FIELDS],
  }),
  warrantyCreate: postCall('/shop-v1/warranties', 'customer'),
  /** One photo as base64, so that a failed one can be sent again alone. The warranty request then contains the ids. */
  warrantyPhotoCreate: postCall('/shop-v1/warranty-photos', 'customer'),
};

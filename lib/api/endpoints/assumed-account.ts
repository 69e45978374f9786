import { deleteCall, getCall, patchCall, postCall } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;

/**
 * Calls about data of a customer that the specification leaves "not shown". Lists are below the customer
 * (`/shop-v1/customers/{id}/…`, like wishlists), single resources have their own path (like wishlist items), and
 * everything else is an `/-actions/` path. Another customer gets 403 for a list and 404 for a resource.
 */
export const assumedAccountEndpoints = {
  customerUpdate: patchCall('/shop-v1/customers/{id}', 'customer'),
  /** `current_password`, `password`, `password_confirmation`. Ends the customer's other sessions. */
  passwordChange: postCall('/password/change', 'customer'),
  /** The customer's own reviews, to edit them: the public list does not contain the author's id. */
  customerReviews: getCall('/shop-v1/customers/{id}/product-reviews', 'customer', {
    query: ['filter[product]', 'fields[product-reviews]'],
  }),
  wishlistDelete: deleteCall('/shop-v1/customer-wishlists/{id}', 'customer'),

  customerAddresses: getCall('/shop-v1/customers/{id}/addresses', 'customer'),
  addressCreate: postCall('/shop-v1/customer-addresses', 'customer'),
  addressUpdate: patchCall('/shop-v1/customer-addresses/{id}', 'customer'),
  addressDelete: deleteCall('/shop-v1/customer-addresses/{id}', 'customer'),

  invoicingInitData: getCall('/eshop/invoicing/init-data', 'public'),
  customerInvoicingProfiles: getCall('/shop-v1/customers/{id}/invoicing-profiles', 'customer'),
  invoicingProfileCreate: postCall('/shop-v1/invoicing-profiles', 'customer'),
  invoicingProfileUpdate: patchCall('/shop-v1/invoicing-profiles/{id}', 'customer'),
  invoicingProfileDelete: deleteCall('/shop-v1/invoicing-profiles/{id}', 'customer'),

  /** Stored cards and accounts. They contain the provider's token and never a card number. */
  customerTokenizables: getCall('/shop-v1/customers/{id}/tokenizables', 'customer'),
  tokenizableCreate: postCall('/shop-v1/tokenizables', 'customer'),
  tokenizableUpdate: patchCall('/shop-v1/tokenizables/{id}', 'customer'),
  tokenizableDelete: deleteCall('/shop-v1/tokenizables/{id}', 'customer'),

  customerDevices: getCall('/shop-v1/customers/{id}/devices', 'customer'),
  deviceDelete: deleteCall('/shop-v1/customer-devices/{id}', 'customer'),

  customerWalletMovements: getCall('/shop-v1/customers/{id}/wallet-movements', 'customer', {
    query: PAGE,
  }),

  customerNotifications: getCall('/shop-v1/customers/{id}/notifications', 'customer', {
    query: [...PAGE, 'filter[unread]'],
  }),
  notificationUpdate: patchCall('/shop-v1/customer-notifications/{id}', 'customer'),
  notificationsReadAll: postCall(
    '/shop-v1/customers/{id}/notifications/-actions/read-all',
    'customer',
  ),
};

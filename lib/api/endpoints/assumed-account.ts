import { endpoint } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;

/**
 * Calls about data of a customer that the specification leaves "not shown". Lists are below the customer
 * (`/shop-v1/customers/{id}/…`, like wishlists), single resources have their own path (like wishlist items), and
 * everything else is an `/-actions/` path. Another customer gets 403 for a list and 404 for a resource.
 */
export const assumedAccountEndpoints = {
  customerUpdate: endpoint('PATCH', '/shop-v1/customers/{id}', 'customer'),
  /** `current_password`, `password`, `password_confirmation`. Ends the customer's other sessions. */
  passwordChange: endpoint('POST', '/password/change', 'customer'),
  /** The customer's own reviews, to edit them: the public list does not contain the author's id. */
  customerReviews: endpoint('GET', '/shop-v1/customers/{id}/product-reviews', 'customer', {
    query: ['filter[product]', 'fields[product-reviews]'],
  }),
  /** Also deletes its items. */
  wishlistDelete: endpoint('DELETE', '/shop-v1/customer-wishlists/{id}', 'customer'),

  customerAddresses: endpoint('GET', '/shop-v1/customers/{id}/addresses', 'customer'),
  addressCreate: endpoint('POST', '/shop-v1/customer-addresses', 'customer'),
  /** Also makes it the default: `is_default`. */
  addressUpdate: endpoint('PATCH', '/shop-v1/customer-addresses/{id}', 'customer'),
  addressDelete: endpoint('DELETE', '/shop-v1/customer-addresses/{id}', 'customer'),

  invoicingInitData: endpoint('GET', '/eshop/invoicing/init-data', 'public'),
  customerInvoicingProfiles: endpoint(
    'GET',
    '/shop-v1/customers/{id}/invoicing-profiles',
    'customer',
  ),
  invoicingProfileCreate: endpoint('POST', '/shop-v1/invoicing-profiles', 'customer'),
  invoicingProfileUpdate: endpoint('PATCH', '/shop-v1/invoicing-profiles/{id}', 'customer'),
  invoicingProfileDelete: endpoint('DELETE', '/shop-v1/invoicing-profiles/{id}', 'customer'),

  /** Stored cards and accounts. They contain the provider's token and never a card number. */
  customerTokenizables: endpoint('GET', '/shop-v1/customers/{id}/tokenizables', 'customer'),
  tokenizableCreate: endpoint('POST', '/shop-v1/tokenizables', 'customer'),
  tokenizableUpdate: endpoint('PATCH', '/shop-v1/tokenizables/{id}', 'customer'),
  tokenizableDelete: endpoint('DELETE', '/shop-v1/tokenizables/{id}', 'customer'),

  customerDevices: endpoint('GET', '/shop-v1/customers/{id}/devices', 'customer'),
  deviceDelete: endpoint('DELETE', '/shop-v1/customer-devices/{id}', 'customer'),

  customerWalletMovements: endpoint('GET', '/shop-v1/customers/{id}/wallet-movements', 'customer', {
    query: PAGE,
  }),

  customerNotifications: endpoint('GET', '/shop-v1/customers/{id}/notifications', 'customer', {
    query: [...PAGE, 'filter[unread]'],
  }),
  notificationUpdate: endpoint('PATCH', '/shop-v1/customer-notifications/{id}', 'customer'),
  notificationsReadAll: endpoint(
    'POST',
    '/shop-v1/customers/{id}/notifications/-actions/read-all',
    'customer',
  ),
};

import { endpoint } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;

/**
 * Calls about data of a customer that the specification leaves "not shown". Lists are below the customer
 * (`/shop-v1/customers/{id}/…`, like wishlists), single resources have their own path (like wishlist items), and
 * everything else is an `/-actions/` path. Another customer gets 403 for a list and 404 for a resource.
 */
export const assumedAccountEndpoints = {
  /** Names, telephones, RFC and business name. */
  customerUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customers/{id}',
    access: 'customer',
  }),
  /** `current_password`, `password`, `password_confirmation`. Ends the customer's other sessions. */
  passwordChange: endpoint({ method: 'POST', path: '/password/change', access: 'customer' }),
  /** The customer's own reviews, to edit them: the public list does not contain the author's id. */
  customerReviews: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/product-reviews',
    query: ['filter[product]', 'fields[product-reviews]'],
    access: 'customer',
  }),
  /** Also deletes its items. */
  wishlistDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/customer-wishlists/{id}',
    access: 'customer',
  }),

  customerAddresses: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/addresses',
    access: 'customer',
  }),
  addressCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/customer-addresses',
    access: 'customer',
  }),
  /** Also makes it the default: `is_default`. */
  addressUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customer-addresses/{id}',
    access: 'customer',
  }),
  addressDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/customer-addresses/{id}',
    access: 'customer',
  }),

  /** SAT's tax regimes, and uses with the regimes that each allows, in `meta`. */
  invoicingInitData: endpoint({
    method: 'GET',
    path: '/eshop/invoicing/init-data',
    access: 'public',
  }),
  /** The recipients of invoices. A customer may have several. */
  customerInvoicingProfiles: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/invoicing-profiles',
    access: 'customer',
  }),
  invoicingProfileCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/invoicing-profiles',
    access: 'customer',
  }),
  invoicingProfileUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/invoicing-profiles/{id}',
    access: 'customer',
  }),
  invoicingProfileDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/invoicing-profiles/{id}',
    access: 'customer',
  }),

  /** Stored cards and accounts. They contain the provider's token and never a card number. */
  customerTokenizables: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/tokenizables',
    access: 'customer',
  }),
  tokenizableCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/tokenizables',
    access: 'customer',
  }),
  tokenizableUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/tokenizables/{id}',
    access: 'customer',
  }),
  tokenizableDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/tokenizables/{id}',
    access: 'customer',
  }),

  customerDevices: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/devices',
    access: 'customer',
  }),
  /** Revokes a device: ends its sessions and invalidates its `device_token`. */
  deviceDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/customer-devices/{id}',
    access: 'customer',
  }),

  /** Newest first. The balance is in `meta`. */
  customerWalletMovements: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/wallet-movements',
    query: PAGE,
    access: 'customer',
  }),

  customerNotifications: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/notifications',
    query: [...PAGE, 'filter[unread]'],
    access: 'customer',
  }),
  notificationUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customer-notifications/{id}',
    access: 'customer',
  }),
  notificationsReadAll: endpoint({
    method: 'POST',
    path: '/shop-v1/customers/{id}/notifications/-actions/read-all',
    access: 'customer',
  }),
};

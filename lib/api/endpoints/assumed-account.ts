import { endpoint } from './endpoint';

const PAGE = ['page[number]', 'page[size]'] as const;

/**
 * What is a customer's own, where the specification leaves calls "not shown". Lists hang on the customer
 * (`/shop-v1/customers/{id}/…`, as wishlists do), single resources have a path of their own (as wishlist items do),
 * what is no resource is an `/-actions/`. A customer's list asked for by another is a 403, a resource a 404.
 */
export const assumedAccountEndpoints = {
  /** Names, telephones, RFC and business name. */
  customerUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customers/{id}',
    access: 'customer',
  }),
  /** `current_password`, `password`, `password_confirmation`; ends the customer's other sessions. */
  passwordChange: endpoint({ method: 'POST', path: '/password/change', access: 'customer' }),
  /** Own opinions, to edit them: the public list does not say whose they are. */
  customerReviews: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/product-reviews',
    query: ['filter[product]', 'fields[product-reviews]'],
    access: 'customer',
  }),
  /** With its items. */
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
  /** Who invoices are made out to: several, since one person invoices for several. */
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

  /** Stored cards and accounts. They are named by the provider's token: a card number never comes here. */
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
  /** Revokes it: its sessions end and its `device_token` is worth nothing. */
  deviceDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/customer-devices/{id}',
    access: 'customer',
  }),

  /** Newest first; the balance in `meta`. */
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

import { readAddresses } from '@/lib/api/calls/addresses';
import {
  readAssemblyInfo,
  readBuildGroups,
  readCandidates,
  readPartsWithImages,
} from '@/lib/api/calls/assembly';
import { readSavedBuildEntries, readSavedBuilds } from '@/lib/api/calls/assembly-configs';
import { readCartValidation } from '@/lib/api/calls/cart-validation';
import {
  readBanners,
  readBrands,
  readCategory,
  readCategoryTree,
  readSections,
  readStores,
} from '@/lib/api/calls/catalogue';
import { readCheckoutTotals, readMonthlyOptions } from '@/lib/api/calls/checkout';
import { readCurrentCustomer } from '@/lib/api/calls/customer';
import { readCartCount, readCustomerCart } from '@/lib/api/calls/customer-cart';
import { readCouriers, readPickupStores } from '@/lib/api/calls/delivery-options';
import { readDevices } from '@/lib/api/calls/devices';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/calls/invoicing';
import { readLanding } from '@/lib/api/calls/landing';
import { readDeliveryEstimate, readZipCode } from '@/lib/api/calls/location';
import { readNotifications } from '@/lib/api/calls/notifications';
import { readOrderMessages } from '@/lib/api/calls/order-messages';
import { readOrder, readOrders } from '@/lib/api/calls/orders';
import { readPaymentMethods } from '@/lib/api/calls/payment-methods';
import { readLivePrices, readProduct, readRelatedProductIds } from '@/lib/api/calls/product';
import { readComponents } from '@/lib/api/calls/product-components';
import { readProductStock } from '@/lib/api/calls/product-stock';
import { readReviews } from '@/lib/api/calls/reviews';
import { readMostSearched, readSearch, readSuggestions } from '@/lib/api/calls/search';
import { readStoredCards } from '@/lib/api/calls/stored-cards';
import { readWalletMovements } from '@/lib/api/calls/wallet';
import { readCoveredItems, readWarranties } from '@/lib/api/calls/warranties';
import { readWishlists } from '@/lib/api/calls/wishlists';
import type { ApiClient } from '@/lib/api/client';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { emptyCriteria } from '@/lib/domain/search/criteria';

export const NO_FILTERS = { status: null, search: null, from: null, to: null };
export const AVAILABLE = { ...emptyCriteria, onlyInStock: true };
const PAYMENT = { methodCode: 'stripe_card', tokenizableId: null, plans: [] };

/** What the calls ask for: a customer with a long history and a product of the catalogue. */
export interface Known {
  customerId: string;
  productId: string;
  slug: string;
  orderId: string;
}

/** The shop's reading calls, by name. */
export const READS: Readonly<
  Record<string, (client: ApiClient, known: Known) => Promise<unknown>>
> = {
  brands: (client) => readBrands(client),
  categories: (client) => readCategoryTree(client),
  category: (client) => readCategory(client, 'procesadores'),
  banners: (client) => readBanners(client, ['BANNER_CAROUSEL_V2', 'BANNER_FLASH_OFFER']),
  sections: (client) =>
    readSections(client, ['lightning-offers', 'new-products', 'offers', 'recommended']),
  stores: (client) => readStores(client),
  landing: (client) => readLanding(client, 'arma-tu-setup'),
  search: (client) => readSearch(client, AVAILABLE),
  'most searched': (client) => readMostSearched(client),
  suggestions: (client) => readSuggestions(client, 'memoria'),
  product: (client, { slug }) => readProduct(client, slug),
  companions: (client, { slug }) => readRelatedProductIds(client, slug),
  stock: (client, { slug }) => readProductStock(client, slug),
  'live prices': async (client, { productId }) => [...(await readLivePrices(client, [productId]))],
  reviews: (client, { productId }) => readReviews(client, { productId, page: 1 }),
  components: (client, { productId }) => readComponents(client, { productId, page: 1 }),
  'delivery estimate': (client, { productId }) =>
    readDeliveryEstimate(client, { productId, zipCode: '06700' }),
  'zip code': (client) => readZipCode(client, '06700'),
  'build groups': (client) => readBuildGroups(client),
  candidates: (client) =>
    readCandidates(client, {
      groupId: '1',
      page: 1,
      filters: NO_BUILDER_FILTERS,
      productIds: [],
      onlyCompatible: false,
    }),
  parts: (client, { productId }) => readPartsWithImages(client, [productId]),
  compatibility: (client, { productId }) => readAssemblyInfo(client, { productId, otherIds: [] }),
  customer: (client) => readCurrentCustomer(client),
  'saved builds': (client, { customerId }) => readSavedBuilds(client, customerId),
  'parts of a saved build': async (client, { customerId }) => {
    const [build] = await readSavedBuilds(client, customerId);
    return readSavedBuildEntries(client, build?.id ?? '');
  },
  cart: (client) => readCustomerCart(client),
  'cart count': (client) => readCartCount(client),
  validation: (client, { productId }) => readCartValidation(client, { productId, qty: 1 }),
  'checkout totals': (client) =>
    readCheckoutTotals(client, { payment: PAYMENT, transactionId: null }),
  'monthly options': (client) =>
    readMonthlyOptions(client, { payment: PAYMENT, transactionId: null }),
  'payment methods': (client) => readPaymentMethods(client, null),
  couriers: async (client, { customerId }) => {
    const [address] = await readAddresses(client, customerId);
    return readCouriers(client, address?.id ?? '');
  },
  'pickup stores': (client) => readPickupStores(client, '06700'),
  addresses: (client, { customerId }) => readAddresses(client, customerId),
  devices: (client, { customerId }) => readDevices(client, customerId),
  'invoicing catalogue': (client) => readInvoicingCatalogue(client),
  'invoicing profiles': (client, { customerId }) => readInvoicingProfiles(client, customerId),
  'stored cards': (client, { customerId }) => readStoredCards(client, customerId),
  wishlists: (client, { customerId }) => readWishlists(client, customerId),
  wallet: (client, { customerId }) => readWalletMovements(client, { customerId, page: 1 }),
  notifications: (client, { customerId }) =>
    readNotifications(client, { customerId, page: 1, pageSize: 5, isUnreadOnly: false }),
  orders: (client, { customerId }) =>
    readOrders(client, { customerId, filters: NO_FILTERS, page: 1 }),
  order: (client, { orderId }) => readOrder(client, orderId),
  'order messages': (client, { orderId }) =>
    readOrderMessages(client, { orderId, afterId: undefined }),
  warranties: (client, { customerId }) =>
    readWarranties(client, { customerId, page: 1, orderId: undefined }),
  'covered items': (client, { orderId }) => readCoveredItems(client, orderId),
};

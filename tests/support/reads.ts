import { readAddresses } from '@/lib/api/addresses';
import { readBuildGroups, readCandidates, readPartsWithImages } from '@/lib/api/assembly';
import { readAssemblyInfo } from '@/lib/api/assembly-compatibility';
import { readBanners } from '@/lib/api/banners';
import { readBrands } from '@/lib/api/brands';
import { readCartValidation } from '@/lib/api/cart-validation';
import { readCategory, readCategoryTree } from '@/lib/api/categories';
import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import type { ApiClient } from '@/lib/api/client/client';
import { readCurrentCustomer } from '@/lib/api/customer';
import { readCartCount, readCustomerCart } from '@/lib/api/customer-cart';
import { readCouriers, readPickupStores } from '@/lib/api/delivery-options';
import { readDevices } from '@/lib/api/devices';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/invoicing';
import { readLanding } from '@/lib/api/landings';
import { readLivePrices } from '@/lib/api/live-prices';
import { readDeliveryEstimate, readZipCode } from '@/lib/api/location';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { readNotifications } from '@/lib/api/notifications';
import { readOrderMessages } from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { readOrder } from '@/lib/api/orders';
import { readPaymentMethods } from '@/lib/api/payment-methods';
import { readProduct } from '@/lib/api/product';
import { readProductStock } from '@/lib/api/product-stock';
import { readComponents, readRelatedProductIds } from '@/lib/api/related-products';
import { readReviews } from '@/lib/api/reviews';
import { readSavedBuildEntries, readSavedBuilds } from '@/lib/api/saved-builds';
import { readSearch } from '@/lib/api/search';
import { readMostSearched, readSuggestions } from '@/lib/api/search-suggestions';
import { readSections } from '@/lib/api/sections';
import { readStoredCards } from '@/lib/api/stored-cards';
import { readStores } from '@/lib/api/stores';
import { readWalletMovements } from '@/lib/api/wallet';
import { readCoveredItems, readWarranties } from '@/lib/api/warranties';
import { readWishlists } from '@/lib/api/wishlists';
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

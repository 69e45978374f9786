import { getResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
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
import { addToCart, readCartCount, readCustomerCart } from '@/lib/api/calls/customer-cart';
import { readCouriers, readPickupStores } from '@/lib/api/calls/delivery-options';
import { readDevices } from '@/lib/api/calls/devices';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/calls/invoicing';
import { readLanding } from '@/lib/api/calls/landing';
import { readDeliveryEstimate, readZipCode } from '@/lib/api/calls/location';
import { readNotifications } from '@/lib/api/calls/notifications';
import { readOrderMessages } from '@/lib/api/calls/order-messages';
import { readOrder, readOrders } from '@/lib/api/calls/orders';
import { readPaymentMethods } from '@/lib/api/calls/payment-methods';
import { readCompanions, readLivePrices, readProduct } from '@/lib/api/calls/product';
import { readComponents } from '@/lib/api/calls/product-components';
import { readProductStock } from '@/lib/api/calls/product-stock';
import { readReviews } from '@/lib/api/calls/reviews';
import { readMostSearched, readSearch, readSuggestions } from '@/lib/api/calls/search';
import { readStoredCards } from '@/lib/api/calls/stored-cards';
import { readWalletMovements } from '@/lib/api/calls/wallet';
import { readCoveredItems, readWarranties } from '@/lib/api/calls/warranties';
import { readWishlists } from '@/lib/api/calls/wishlists';
import { type ApiClient, createClient } from '@/lib/api/client';
import { setMediaBase } from '@/lib/api/media-url';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { UNKNOWN_STOCK } from '@/lib/domain/product/availability';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { createBackend } from '@/tests/mock-api/backend';
import { CLIENT, LAURA } from '@/tests/mock-api/customer-client';
import type { Dialect } from '@/tests/mock-api/dialects/dialect';
import { createHandlers } from '@/tests/mock-api/handlers';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';

const ORIGIN = 'http://mock.test';
const NO_FILTERS = { status: null, search: null, from: null, to: null };
const AVAILABLE = { ...emptyCriteria, onlyInStock: true };
const PAYMENT = { methodCode: 'stripe_card', tokenizableId: null, plans: [] };

/** What the calls ask for: a customer with a long history and a product of the catalogue. */
interface Known {
  customerId: string;
  productId: string;
  slug: string;
  orderId: string;
}

/** The shop's reading calls, by name. */
const READS: Readonly<Record<string, (client: ApiClient, known: Known) => Promise<unknown>>> = {
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
  companions: (client, { slug }) => readCompanions(client, slug),
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

let clients: Record<Dialect, ApiClient>;
let known: Known;

beforeAll(async () => {
  setMediaBase(`${ORIGIN}/`);
  const backend = await createBackend({ size: 400 });
  const logIn = new Request(`${ORIGIN}/api/eshop/login`, {
    method: 'POST',
    headers: { accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({
      ...CLIENT,
      grant_type: 'password',
      username: LAURA,
      password: DEMO_PASSWORD,
      scope: '',
    }),
  });
  const session = await (await getResponse(backend.handlers, logIn))?.json();
  const headers = { authorization: `Bearer ${session.meta.token.access_token}` };
  const clientOf = (dialect: Dialect) => {
    const handlers = createHandlers({ ...backend, dialect });
    return createClient({
      baseUrl: `${ORIGIN}/api`,
      hooks: { headers: () => headers },
      fetch: async (input, init) => {
        const response = await getResponse(handlers, new Request(input, init));
        if (!response) throw new Error(`Nothing answers ${input}`);
        return response;
      },
    });
  };
  clients = { full: clientOf('full'), minimal: clientOf('minimal'), php: clientOf('php') };
  const { products } = await readSearch(clients.full, AVAILABLE);
  const { orders } = await readOrders(clients.full, {
    customerId: session.data.id,
    filters: NO_FILTERS,
    page: 1,
  });
  known = {
    customerId: session.data.id,
    productId: products[0]?.id ?? '',
    slug: products[0]?.slug ?? '',
    orderId: orders[0]?.id ?? '',
  };
  await addToCart(clients.full, { productId: known.productId, qty: 1 });
});

const comparable = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

const isSilent = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A cent of difference is no false amount: a tax that was not sent is computed from rounded amounts. */
const isSame = (said: unknown, truth: unknown) =>
  said === truth ||
  (typeof said === 'number' && typeof truth === 'number' && Math.abs(said - truth) < 0.011);

/** Values with which a screen says nothing, and a checksum of the form of an answer. */
const UNSAID: Readonly<Record<string, unknown>> = {
  stock: UNKNOWN_STOCK,
  maxQty: UNKNOWN_STOCK,
  pieceCount: 1,
  isDefault: false,
  isExpired: false,
  walletUsed: 0,
};
const isUnsaid = (name: string, value: unknown) =>
  name === 'stamp' || isSilent(value) || (name in UNSAID && UNSAID[name] === value);

/** What is said and is not true, by its path. */
function findFalse(said: unknown, truth: unknown, path = ''): string[] {
  if (said === null) return [];
  if (typeof said !== 'object') {
    return isSame(said, truth) ? [] : [`${path}: ${said}, not ${JSON.stringify(truth)}`];
  }
  const known = typeof truth === 'object' && truth !== null ? truth : {};
  return Object.entries(said).flatMap(([name, value]) =>
    isUnsaid(name, value) ? [] : findFalse(value, Reflect.get(known, name), `${path}.${name}`),
  );
}

it.each(Object.entries(READS))('PHP’s forms are read like the full ones: %s', async (_, read) => {
  const said = comparable(await read(clients.php, known));
  const truth = comparable(await read(clients.full, known));
  expect([...findFalse(said, truth), ...findFalse(truth, said)]).toEqual([]);
});

it.each(Object.entries(READS))('nothing false is read from few fields: %s', async (_, read) => {
  const said = comparable(await read(clients.minimal, known));
  expect(findFalse(said, comparable(await read(clients.full, known)))).toEqual([]);
});

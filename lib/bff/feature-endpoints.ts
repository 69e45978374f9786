import { endpoints as all } from '@/lib/api/endpoints/all';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { decodeSegment } from '@/lib/domain/slug';
import type { Feature } from '@/lib/features/features';
import { compilePath } from '@/lib/routing/path-pattern';

interface CompiledEndpoint {
  endpoint: Endpoint;
  pattern: RegExp;
}

type EndpointMatch =
  | { kind: 'found'; endpoint: Endpoint /** Encoded again. */; path: string }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

/** Compiles the allow-list once. Endpoints that only the server may call are left out, so a browser gets 404 for them. */
export function createEndpointMatcher(endpoints: readonly Endpoint[]) {
  const compiled = endpoints
    .filter(({ access }) => access !== 'server')
    .map((endpoint) => ({ endpoint, pattern: compilePath(endpoint.path) }));
  return (method: string, pathname: string): EndpointMatch =>
    matchEndpoint(compiled, method, pathname);
}

function matchEndpoint(
  compiled: readonly CompiledEndpoint[],
  method: string,
  pathname: string,
): EndpointMatch {
  const segments = decodePath(pathname);
  if (!segments) return { kind: 'unknown' };
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const samePath = compiled.filter(({ pattern }) => pattern.test(path));
  if (samePath.length === 0) return { kind: 'unknown' };
  const found = samePath.find(({ endpoint }) => endpoint.method === method);
  if (!found) {
    return { kind: 'wrong-method', allowed: samePath.map(({ endpoint }) => endpoint.method) };
  }
  return { kind: 'found', endpoint: found.endpoint, path };
}

const MAX_SEGMENT = 300;

/** Null for an empty or dot segment, an encoded slash or control character, or double encoding: the backend's router might read such a path in another way. */
export function decodePath(pathname: string): string[] | null {
  const segments: string[] = [];
  for (const encoded of pathname.slice(1).split('/')) {
    const segment = decodeSegment(encoded);
    if (segment === null || !isPlainSegment(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

const isPlainSegment = (segment: string): boolean =>
  segment !== '' &&
  segment.length <= MAX_SEGMENT &&
  !/^\.+$/.test(segment) &&
  !/[/\\;\p{Cc}]/u.test(segment) &&
  !/%[0-9a-f]{2}/i.test(segment);

/** The calls of each feature that a browser makes. Builds that are in a cart already stay part of the cart. */
const FEATURE_ENDPOINTS: Readonly<Record<Feature, readonly Endpoint[]>> = {
  reviews: [all.productReviews, all.createReview, all.updateReview, all.customerReviews],
  wallet: [
    all.cartWalletAdd,
    all.cartWalletRemove,
    all.cartWalletSendCode,
    all.cartWalletVerifyCode,
    all.customerWalletMovements,
  ],
  builder: [
    all.assemblyGroups,
    all.assemblyInitData,
    all.customerAssemblyConfigs,
    all.assemblyConfigDetails,
    all.assemblyConfigs,
    all.assemblyConfigCreate,
    all.assemblyConfigUpdate,
    all.assemblyConfigDelete,
    all.assemblyDetailCreate,
    all.assemblyDetailDelete,
    all.assemblyInfo,
    all.assemblyConfigIsValid,
    all.cartAssemblyAdd,
    all.assemblyGroupComponents,
  ],
  wishlists: [
    all.wishlistItemCreate,
    all.wishlistItemUpdate,
    all.wishlistItemDelete,
    all.customerWishlistItems,
    all.customerWishlists,
    all.wishlistCreate,
    all.wishlistUpdate,
    all.wishlistDelete,
  ],
  // The comparison and the landing pages read their products with calls that other screens need, too.
  compare: [],
  landing: [],
  // Read on the server.
  twins: [],
  feeds: [],
  cards: [],
  // Part of the delivery that is sent anyway.
  insurance: [],
  coupons: [all.cartCouponAdd, all.cartCouponRemove],
  warranties: [
    all.orderWarrantyProducts,
    all.customerWarranties,
    all.warranty,
    all.warrantyCreate,
    all.warrantyPhotoCreate,
  ],
  notifications: [all.customerNotifications, all.notificationUpdate, all.notificationsReadAll],
  'order-chat': [all.orderMessages, all.orderMessageCreate],
  invoicing: [
    all.invoicingInitData,
    all.customerInvoicingProfiles,
    all.invoicingProfileCreate,
    all.invoicingProfileUpdate,
    all.invoicingProfileDelete,
    all.orderInvoice,
    all.orderInvoiceRequest,
  ],
  // A new card still needs `tokenizableCreate`, for one purchase.
  'stored-cards': [all.customerTokenizables, all.tokenizableUpdate, all.tokenizableDelete],
  devices: [all.customerDevices, all.deviceDelete],
  stores: [all.stores],
  pickup: [all.pickupStores],
};

export function withoutFeatures(endpoints: readonly Endpoint[], disabled: readonly Feature[]) {
  const refused = new Set(disabled.flatMap((feature) => FEATURE_ENDPOINTS[feature]));
  return endpoints.filter((endpoint) => !refused.has(endpoint));
}

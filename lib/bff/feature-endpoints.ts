import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints as account } from '@/lib/api/endpoints/assumed-account';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints as orders } from '@/lib/api/endpoints/assumed-orders';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints as spec } from '@/lib/api/endpoints/spec';
import type { Feature } from '@/lib/features/features';

/** The calls of each feature that a browser makes. Builds that are in a cart already stay part of the cart. */
const FEATURE_ENDPOINTS: Readonly<Record<Feature, readonly Endpoint[]>> = {
  reviews: [spec.productReviews, spec.createReview, spec.updateReview, account.customerReviews],
  wallet: [
    spec.cartWalletAdd,
    spec.cartWalletRemove,
    spec.cartWalletSendCode,
    spec.cartWalletVerifyCode,
    account.customerWalletMovements,
  ],
  builder: [
    spec.assemblyGroups,
    spec.assemblyInitData,
    spec.customerAssemblyConfigs,
    spec.assemblyConfigDetails,
    spec.assemblyConfigs,
    spec.assemblyConfigCreate,
    spec.assemblyConfigUpdate,
    spec.assemblyConfigDelete,
    spec.assemblyDetailCreate,
    spec.assemblyDetailDelete,
    spec.assemblyInfo,
    spec.assemblyConfigIsValid,
    spec.cartAssemblyAdd,
    assumedAssemblyEndpoints.assemblyGroupComponents,
  ],
  wishlists: [
    spec.wishlistItemCreate,
    spec.wishlistItemUpdate,
    spec.wishlistItemDelete,
    spec.customerWishlistItems,
    spec.customerWishlists,
    spec.wishlistCreate,
    spec.wishlistUpdate,
    account.wishlistDelete,
  ],
  // The comparison and the landing pages read their products with calls that other screens need, too.
  compare: [],
  landing: [],
  // Part of the delivery that is sent anyway.
  insurance: [],
  coupons: [spec.cartCouponAdd, spec.cartCouponRemove],
  warranties: [
    orders.orderWarrantyProducts,
    orders.customerWarranties,
    orders.warranty,
    orders.warrantyCreate,
    orders.warrantyPhotoCreate,
  ],
  notifications: [
    account.customerNotifications,
    account.notificationUpdate,
    account.notificationsReadAll,
  ],
  'order-chat': [orders.orderMessages, orders.orderMessageCreate],
  invoicing: [
    account.invoicingInitData,
    account.customerInvoicingProfiles,
    account.invoicingProfileCreate,
    account.invoicingProfileUpdate,
    account.invoicingProfileDelete,
    orders.orderInvoice,
    orders.orderInvoiceRequest,
  ],
  // A new card still needs `tokenizableCreate`, for one purchase.
  'stored-cards': [
    account.customerTokenizables,
    account.tokenizableUpdate,
    account.tokenizableDelete,
  ],
  devices: [account.customerDevices, account.deviceDelete],
  stores: [assumedEndpoints.stores],
  pickup: [assumedCheckoutEndpoints.pickupStores],
};

/** The endpoints without those of the features that are switched off. */
export function withoutFeatures(
  endpoints: readonly Endpoint[],
  disabled: readonly Feature[],
): Endpoint[] {
  const refused = new Set(disabled.flatMap((feature) => FEATURE_ENDPOINTS[feature]));
  return endpoints.filter((endpoint) => !refused.has(endpoint));
}

import type { specEndpoints } from '@/lib/api/endpoints/spec';

const CART_ITEM = ['product_id', 'qty', 'assembly_id', 'assembly_name', 'assembly_group_id'];
const PART = ['product_id', 'qty', 'assembly_group_id'];
const CLIENT = ['client_id', 'client_secret'];
const within = (list: string, names: readonly string[]) => names.map((name) => `${list}.${name}`);

const REVIEW = ['fields[product-reviews]', 'rating', 'opinion', 'short_opinion'];
const PAYMENT = ['payment_method_code', 'monthly_payment_option_plans', 'transaction_id'];
const WISHLIST_FIELDS = ['fields[products]', 'fields[product-images]'];
const ITEM_QUERY = [...WISHLIST_FIELDS, 'include', 'filter[product][]'];

/**
 * What section 7 of the specification says that a call sends: the names in its query and in its body, with the entries of
 * lists as `list.name`. A path has its parameters in it. Of forms, section 3 names the fields; the wire's names of a
 * registration are assumed.
 */
export const SPEC_SENT: Readonly<Partial<Record<keyof typeof specEndpoints, readonly string[]>>> = {
  register: [
    ...['name', 'last_name', 'mother_last_name', 'phone', 'email', 'password'],
    ...['password_confirmation', 'type'],
  ],
  login: [
    ...['grant_type', ...CLIENT, 'username', 'password', 'scope', 'device_token'],
    ...['shopping_cart', ...within('shopping_cart', CART_ITEM)],
    ...['assembly_products', ...within('assembly_products', ['assembly_config_id', ...PART])],
    'assmebly_name',
  ],
  passwordSendEmail: ['email'],
  brands: ['filter[withExpiration]', 'fields[brands]', 'filter[assemblyWithExpiration]'],
  search: ['page', 'per_page'],
  productReviews: ['page[number]', 'page[size]', 'sort', 'fields[product-reviews]'],
  createReview: [...REVIEW, 'product', 'customer'],
  updateReview: ['id', ...REVIEW, 'product', 'customer'],
  cartTotals: [...PAYMENT, 'wallet_to_use', 'tokenizableId'],
  cartDetail: [
    ...[...PAYMENT, 'wallet_to_use', 'tokenizable_id', 'tracking_id'],
    ...['visited', 'coupon_code'],
  ],
  cartAssemblyAdd: [
    ...['products', ...within('products', PART)],
    ...['assembly_config_id', 'requires_assembly'],
  ],
  cartAssemblyUpdate: [
    ...['type', 'id', 'qty', 'products', ...within('products', PART)],
    'requires_assembly',
  ],
  cartValidateReview: [...PAYMENT, 'tokenizable_id', 'shipping_type', 'tracking_id'],
  cartCouponAdd: ['coupon_code', 'payment_method_code'],
  cartWalletAdd: ['wallet_to_use', 'transaction_id'],
  cartWalletVerifyCode: ['verification_code'],
  assemblyGroups: ['include'],
  customerAssemblyConfigs: ['page[number]'],
  assemblyConfigDetails: ['include'],
  assemblyConfigs: ['filter[slug]'],
  assemblyConfigCreate: ['name'],
  assemblyConfigUpdate: ['name'],
  assemblyDetailCreate: ['qty', 'product', 'assemblyConfig', 'assemblyGroup'],
  productComponents: ['page[size]', 'include'],
  assemblyInfo: ['product_ids'],
  wishlistItemCreate: [...ITEM_QUERY, 'qty', 'wishlist', 'product'],
  wishlistItemUpdate: [...ITEM_QUERY, 'qty', 'wishlist', 'product'],
  customerWishlists: [...WISHLIST_FIELDS, 'include'],
  wishlistCreate: ['name', 'customer'],
  wishlistUpdate: ['name', 'customer'],
};

const WALLET =
  'the server keeps it with the cart since it was applied with a confirmed code; sent back, an older answer would undo what another tab or device has taken back since';

/** Why the shop does not send a parameter, by the name of the call and its own. */
export const NOT_SENT: Readonly<Record<string, string>> = {
  'cartTotals wallet_to_use': WALLET,
  'cartDetail wallet_to_use': WALLET,
  'cartDetail coupon_code':
    'the server keeps it with the cart since it was applied; sent back, an older answer would apply again what another tab or device has removed since',
  'cartDetail visited': 'the specification does not say what it marks, nor with which value',
  'cartWalletAdd transaction_id':
    'the wallet is used on the screen of the cart, and paying an existing order begins after it (spec 4.2)',
};

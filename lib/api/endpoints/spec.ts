import { deleteCall, getCall, patchCall, postCall } from './endpoint';

const REVIEW_FIELDS = ['fields[product-reviews]'] as const;
const CART_PRICING = [
  'transaction_id',
  'wallet_to_use',
  'monthly_payment_option_plans',
  'payment_method_code',
] as const;

const WISHLIST_ITEM_QUERY = [
  'include',
  'filter[product][]',
  'fields[products]',
  'fields[product-images]',
] as const;

/** Every call of the specification (spec 7), with its exact path. */
export const specEndpoints = {
  oauthToken: postCall('/oauth/token', 'server'),
  register: postCall('/eshop/register', 'session'),
  login: postCall('/eshop/login', 'session'),
  session: getCall('/eshop/session', 'customer'),
  logout: postCall('/eshop/logout', 'session'),
  authenticatedCustomer: getCall('/eshop/autenticated-customer', 'customer'),
  loginInitData: getCall('/eshop/login/init-data', 'public'),
  registerInitData: getCall('/eshop/register/init-data', 'public'),
  passwordSendEmail: postCall('/password/send-email', 'session'),
  passwordReset: postCall('/password/reset', 'session'),
  customerSelf: getCall('/shop-v1/customers/-actions/self', 'customer'),
  emailNoticeUnverified: getCall('/email/notice-unverified', 'customer'),

  brands: getCall('/shop-v1/brands', 'public', {
    query: ['filter[withExpiration]', 'filter[assemblyWithExpiration]', 'fields[brands]'],
  }),
  search: getCall('/search/{filters*}', 'public', {
    query: [
      'page',
      'per_page',
      'q',
      'sort',
      'price_min',
      'price_max',
      'monthly_max',
      'offers',
      'in_stock',
      'attributes[]',
      'delivery',
      'zip_code',
      'fields[products]',
    ],
  }),

  productReviews: getCall('/shop-v1/products/{productId}/reviews', 'public', {
    // `filter[rating]` and `sort` by `rating` are assumed; they are sent only when the visitor chooses them.
    query: ['page[number]', 'page[size]', 'sort', 'filter[rating]', ...REVIEW_FIELDS],
  }),
  createReview: postCall('/shop-v1/product-reviews', 'customer', { query: REVIEW_FIELDS }),
  updateReview: patchCall('/shop-v1/product-reviews/{id}', 'customer', { query: REVIEW_FIELDS }),

  cartInitData: getCall('/eshop/cart/init-data', 'public'),
  cartAdd: getCall('/eshop/carrito/agregar/{product}/{qty}', 'customer', { mayBeEmpty: true }),
  cartValidate: getCall('/eshop/carrito/valida/{product}/{qty?}', 'public', { mayBeEmpty: true }),
  cartTotalItems: getCall('/eshop/carrito/total-items', 'customer'),
  cartTotals: getCall('/eshop/carrito/totales', 'customer', {
    query: [...CART_PRICING, 'tokenizableId'],
  }),
  cartDetail: getCall('/eshop/carrito/detalle', 'customer', {
    query: ['visited', 'coupon_code', ...CART_PRICING, 'tokenizable_id', 'tracking_id'],
  }),
  cartRemove: deleteCall('/eshop/carrito/quitar/{itemId}', 'customer'),
  cartClear: deleteCall('/eshop/carrito/clear-all', 'customer'),
  cartUpdate: postCall('/eshop/carrito/actualizar/{itemId}/{qty}', 'customer'),
  cartAssembly: getCall('/eshop/carrito/ensamble/{assemblyId}', 'customer'),
  cartAssemblyAdd: postCall('/eshop/carrito/ensamble', 'customer'),
  cartAssemblyUpdate: patchCall('/eshop/carrito/ensamble', 'customer'),
  cartAssemblyRemove: deleteCall('/eshop/carrito/ensamble/{id}', 'customer'),
  cartValidateReview: getCall('/eshop/carrito/validar-revision', 'customer', {
    query: [
      'payment_method_code',
      'tokenizable_id',
      'monthly_payment_option_plans',
      'shipping_type',
      'tracking_id',
      'transaction_id',
    ],
    mayBeEmpty: true,
  }),
  cartCouponAdd: postCall('/eshop/carrito/agregar-cupon', 'customer'),
  cartCouponRemove: postCall('/eshop/carrito/eliminar-cupon', 'customer'),
  cartWalletAdd: postCall('/eshop/carrito/agregar-monedero', 'customer'),
  cartWalletRemove: postCall('/eshop/carrito/eliminar-monedero', 'customer'),
  cartWalletSendCode: postCall('/eshop/carrito/enviar-codigo-para-usar-monedero', 'customer'),
  cartWalletVerifyCode: postCall('/eshop/carrito/verificar-codigo-para-usar-monedero', 'customer'),

  assemblyGroups: getCall('/shop-v1/assembly-groups', 'public', { query: ['include'] }),
  assemblyInitData: getCall('/eshop/assembly/init-data', 'public'),
  customerAssemblyConfigs: getCall('/shop-v1/customers/{id}/assembly-configs', 'customer', {
    query: ['page[number]'],
  }),
  assemblyConfigDetails: getCall(
    '/shop-v1/assembly-configs/{id}/assembly-config-details',
    'customer',
    { query: ['include'] },
  ),
  assemblyConfigs: getCall('/shop-v1/assembly-configs', 'customer', { query: ['filter[slug]'] }),
  assemblyConfigCreate: postCall('/shop-v1/assembly-configs', 'customer'),
  assemblyConfigUpdate: patchCall('/shop-v1/assembly-configs/{id}', 'customer'),
  assemblyConfigDelete: deleteCall('/shop-v1/assembly-configs/{id}', 'customer'),
  assemblyDetailCreate: postCall('/shop-v1/assembly-config-details', 'customer'),
  assemblyDetailDelete: deleteCall('/shop-v1/assembly-config-details/{id}', 'customer'),
  productComponents: getCall('/shop-v1/products/{id}/components', 'public', {
    query: ['page[size]', 'page[number]', 'include'],
  }),
  assemblyInfo: getCall('/shop-v1/products/{id}/-actions/assembly-info', 'public', {
    query: ['product_ids'],
  }),
  assemblyConfigIsValid: getCall('/shop-v1/assembly-configs/{id}/-actions/is-valid', 'customer'),

  wishlistItemCreate: postCall('/shop-v1/customer-wishlist-items', 'customer', {
    query: WISHLIST_ITEM_QUERY,
  }),
  wishlistItemUpdate: patchCall('/shop-v1/customer-wishlist-items/{id}', 'customer', {
    query: WISHLIST_ITEM_QUERY,
  }),
  wishlistItemDelete: deleteCall('/shop-v1/customer-wishlist-items/{id}', 'customer'),
  customerWishlistItems: getCall('/shop-v1/customers/{id}/wishlist-items', 'customer', {
    query: WISHLIST_ITEM_QUERY,
  }),
  customerWishlists: getCall('/shop-v1/customers/{id}/wishlists', 'customer', {
    query: ['include', 'fields[products]', 'fields[product-images]'],
  }),
  wishlistCreate: postCall('/shop-v1/customer-wishlists', 'customer'),
  wishlistUpdate: patchCall('/shop-v1/customer-wishlists/{id}', 'customer'),
};

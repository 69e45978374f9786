import { endpoint } from './endpoint';

const REVIEW_FIELDS = ['fields[product-reviews]'] as const;
const CART_PRICING = [
  'transaction_id',
  'wallet_to_use',
  'monthly_payment_option_plans',
  'payment_method_code',
] as const;

/** Every call of the specification (spec 7), with its exact path. */
export const specEndpoints = {
  // Authentication and account
  oauthToken: endpoint('POST', '/oauth/token', 'server'),
  register: endpoint('POST', '/eshop/register', 'session'),
  login: endpoint('POST', '/eshop/login', 'session'),
  session: endpoint('GET', '/eshop/session', 'customer'),
  logout: endpoint('POST', '/eshop/logout', 'session'),
  authenticatedCustomer: endpoint('GET', '/eshop/autenticated-customer', 'customer'),
  loginInitData: endpoint('GET', '/eshop/login/init-data', 'public'),
  registerInitData: endpoint('GET', '/eshop/register/init-data', 'public'),
  passwordSendEmail: endpoint('POST', '/password/send-email', 'session'),
  passwordReset: endpoint('POST', '/password/reset', 'session'),
  customerSelf: endpoint('GET', '/shop-v1/customers/-actions/self', 'customer'),
  emailNoticeUnverified: endpoint('GET', '/email/notice-unverified', 'customer'),

  // Catalogue
  brands: endpoint('GET', '/shop-v1/brands', 'public', {
    query: ['filter[withExpiration]', 'filter[assemblyWithExpiration]', 'fields[brands]'],
  }),
  search: endpoint('GET', '/search/{filters*}', 'public', {
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

  // Reviews
  productReviews: endpoint('GET', '/shop-v1/products/{productId}/reviews', 'public', {
    // `filter[rating]` and `sort` by `rating` are assumed; they are sent only when the visitor chooses them.
    query: ['page[number]', 'page[size]', 'sort', 'filter[rating]', ...REVIEW_FIELDS],
  }),
  createReview: endpoint('POST', '/shop-v1/product-reviews', 'customer', { query: REVIEW_FIELDS }),
  updateReview: endpoint('PATCH', '/shop-v1/product-reviews/{id}', 'customer', {
    query: REVIEW_FIELDS,
  }),

  // Cart
  cartInitData: endpoint('GET', '/eshop/cart/init-data', 'public'),
  cartAdd: endpoint('GET', '/eshop/carrito/agregar/{product}/{qty}', 'customer', {
    mayBeEmpty: true,
  }),
  cartValidate: endpoint('GET', '/eshop/carrito/valida/{product}/{qty?}', 'public', {
    mayBeEmpty: true,
  }),
  cartTotalItems: endpoint('GET', '/eshop/carrito/total-items', 'customer'),
  cartTotals: endpoint('GET', '/eshop/carrito/totales', 'customer', {
    query: [...CART_PRICING, 'tokenizableId'],
  }),
  cartDetail: endpoint('GET', '/eshop/carrito/detalle', 'customer', {
    query: ['visited', 'coupon_code', ...CART_PRICING, 'tokenizable_id', 'tracking_id'],
  }),
  cartRemove: endpoint('DELETE', '/eshop/carrito/quitar/{itemId}', 'customer'),
  cartClear: endpoint('DELETE', '/eshop/carrito/clear-all', 'customer'),
  cartUpdate: endpoint('POST', '/eshop/carrito/actualizar/{itemId}/{qty}', 'customer'),
  cartAssembly: endpoint('GET', '/eshop/carrito/ensamble/{assemblyId}', 'customer'),
  cartAssemblyAdd: endpoint('POST', '/eshop/carrito/ensamble', 'customer'),
  cartAssemblyUpdate: endpoint('PATCH', '/eshop/carrito/ensamble', 'customer'),
  cartAssemblyRemove: endpoint('DELETE', '/eshop/carrito/ensamble/{id}', 'customer'),
  cartValidateReview: endpoint('GET', '/eshop/carrito/validar-revision', 'customer', {
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
  cartCouponAdd: endpoint('POST', '/eshop/carrito/agregar-cupon', 'customer'),
  cartCouponRemove: endpoint('POST', '/eshop/carrito/eliminar-cupon', 'customer'),
  cartWalletAdd: endpoint('POST', '/eshop/carrito/agregar-monedero', 'customer'),
  cartWalletRemove: endpoint('POST', '/eshop/carrito/eliminar-monedero', 'customer'),
  cartWalletSendCode: endpoint(
    'POST',
    '/eshop/carrito/enviar-codigo-para-usar-monedero',
    'customer',
  ),
  cartWalletVerifyCode: endpoint(
    'POST',
    '/eshop/carrito/verificar-codigo-para-usar-monedero',
    'customer',
  ),

  // Assembly builder
  assemblyGroups: endpoint('GET', '/shop-v1/assembly-groups', 'public', { query: ['include'] }),
  assemblyInitData: endpoint('GET', '/eshop/assembly/init-data', 'public'),
  customerAssemblyConfigs: endpoint('GET', '/shop-v1/customers/{id}/assembly-configs', 'customer', {
    query: ['page[number]'],
  }),
  assemblyConfigDetails: endpoint(
    'GET',
    '/shop-v1/assembly-configs/{id}/assembly-config-details',
    'customer',
    { query: ['include'] },
  ),
  assemblyConfigs: endpoint('GET', '/shop-v1/assembly-configs', 'customer', {
    query: ['filter[slug]'],
  }),
  assemblyConfigCreate: endpoint('POST', '/shop-v1/assembly-configs', 'customer'),
  assemblyConfigUpdate: endpoint('PATCH', '/shop-v1/assembly-configs/{id}', 'customer'),
  assemblyConfigDelete: endpoint('DELETE', '/shop-v1/assembly-configs/{id}', 'customer'),
  assemblyDetailCreate: endpoint('POST', '/shop-v1/assembly-config-details', 'customer'),
  assemblyDetailDelete: endpoint('DELETE', '/shop-v1/assembly-config-details/{id}', 'customer'),
  productComponents: endpoint('GET', '/shop-v1/products/{id}/components', 'public', {
    query: ['page[size]', 'page[number]', 'include'],
  }),
  assemblyInfo: endpoint('GET', '/shop-v1/products/{id}/-actions/assembly-info', 'public', {
    query: ['product_ids'],
  }),
  assemblyConfigIsValid: endpoint(
    'GET',
    '/shop-v1/assembly-configs/{id}/-actions/is-valid',
    'customer',
  ),

  // Wishlist
  wishlistItemCreate: endpoint('POST', '/shop-v1/customer-wishlist-items', 'customer', {
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
  }),
  wishlistItemUpdate: endpoint('PATCH', '/shop-v1/customer-wishlist-items/{id}', 'customer', {
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
  }),
  wishlistItemDelete: endpoint('DELETE', '/shop-v1/customer-wishlist-items/{id}', 'customer'),
  customerWishlistItems: endpoint('GET', '/shop-v1/customers/{id}/wishlist-items', 'customer', {
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
  }),
  customerWishlists: endpoint('GET', '/shop-v1/customers/{id}/wishlists', 'customer', {
    query: ['include', 'fields[products]', 'fields[product-images]'],
  }),
  wishlistCreate: endpoint('POST', '/shop-v1/customer-wishlists', 'customer'),
  wishlistUpdate: endpoint('PATCH', '/shop-v1/customer-wishlists/{id}', 'customer'),
};

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
  oauthToken: endpoint({ method: 'POST', path: '/oauth/token', access: 'server' }),
  register: endpoint({ method: 'POST', path: '/eshop/register', access: 'session' }),
  login: endpoint({ method: 'POST', path: '/eshop/login', access: 'session' }),
  session: endpoint({ method: 'GET', path: '/eshop/session', access: 'customer' }),
  logout: endpoint({ method: 'POST', path: '/eshop/logout', access: 'session' }),
  authenticatedCustomer: endpoint({
    method: 'GET',
    path: '/eshop/autenticated-customer',
    access: 'customer',
  }),
  loginInitData: endpoint({ method: 'GET', path: '/eshop/login/init-data', access: 'public' }),
  registerInitData: endpoint({
    method: 'GET',
    path: '/eshop/register/init-data',
    access: 'public',
  }),
  passwordSendEmail: endpoint({ method: 'POST', path: '/password/send-email', access: 'session' }),
  passwordReset: endpoint({ method: 'POST', path: '/password/reset', access: 'session' }),
  customerSelf: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/-actions/self',
    access: 'customer',
  }),
  emailNoticeUnverified: endpoint({
    method: 'GET',
    path: '/email/notice-unverified',
    access: 'customer',
  }),

  // Catalogue
  brands: endpoint({
    method: 'GET',
    path: '/shop-v1/brands',
    query: ['filter[withExpiration]', 'filter[assemblyWithExpiration]', 'fields[brands]'],
    access: 'public',
  }),
  search: endpoint({
    method: 'GET',
    path: '/search/{filters*}',
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
    access: 'public',
  }),

  // Reviews
  productReviews: endpoint({
    method: 'GET',
    path: '/shop-v1/products/{productId}/reviews',
    // `filter[rating]` and `sort` by `rating` are assumed; they are sent only when the visitor chooses them.
    query: ['page[number]', 'page[size]', 'sort', 'filter[rating]', ...REVIEW_FIELDS],
    access: 'public',
  }),
  createReview: endpoint({
    method: 'POST',
    path: '/shop-v1/product-reviews',
    query: REVIEW_FIELDS,
    access: 'customer',
  }),
  updateReview: endpoint({
    method: 'PATCH',
    path: '/shop-v1/product-reviews/{id}',
    query: REVIEW_FIELDS,
    access: 'customer',
  }),

  // Cart
  cartInitData: endpoint({ method: 'GET', path: '/eshop/cart/init-data', access: 'public' }),
  cartAdd: endpoint({
    method: 'GET',
    path: '/eshop/carrito/agregar/{product}/{qty}',
    access: 'customer',
    mayBeEmpty: true,
  }),
  cartValidate: endpoint({
    method: 'GET',
    path: '/eshop/carrito/valida/{product}/{qty?}',
    access: 'public',
    mayBeEmpty: true,
  }),
  cartTotalItems: endpoint({
    method: 'GET',
    path: '/eshop/carrito/total-items',
    access: 'customer',
  }),
  cartTotals: endpoint({
    method: 'GET',
    path: '/eshop/carrito/totales',
    query: [...CART_PRICING, 'tokenizableId'],
    access: 'customer',
  }),
  cartDetail: endpoint({
    method: 'GET',
    path: '/eshop/carrito/detalle',
    query: ['visited', 'coupon_code', ...CART_PRICING, 'tokenizable_id', 'tracking_id'],
    access: 'customer',
  }),
  cartRemove: endpoint({
    method: 'DELETE',
    path: '/eshop/carrito/quitar/{itemId}',
    access: 'customer',
  }),
  cartClear: endpoint({ method: 'DELETE', path: '/eshop/carrito/clear-all', access: 'customer' }),
  cartUpdate: endpoint({
    method: 'POST',
    path: '/eshop/carrito/actualizar/{itemId}/{qty}',
    access: 'customer',
  }),
  cartAssembly: endpoint({
    method: 'GET',
    path: '/eshop/carrito/ensamble/{assemblyId}',
    access: 'customer',
  }),
  cartAssemblyAdd: endpoint({
    method: 'POST',
    path: '/eshop/carrito/ensamble',
    access: 'customer',
  }),
  cartAssemblyUpdate: endpoint({
    method: 'PATCH',
    path: '/eshop/carrito/ensamble',
    access: 'customer',
  }),
  cartAssemblyRemove: endpoint({
    method: 'DELETE',
    path: '/eshop/carrito/ensamble/{id}',
    access: 'customer',
  }),
  cartValidateReview: endpoint({
    method: 'GET',
    path: '/eshop/carrito/validar-revision',
    query: [
      'payment_method_code',
      'tokenizable_id',
      'monthly_payment_option_plans',
      'shipping_type',
      'tracking_id',
      'transaction_id',
    ],
    access: 'customer',
    mayBeEmpty: true,
  }),
  cartCouponAdd: endpoint({
    method: 'POST',
    path: '/eshop/carrito/agregar-cupon',
    access: 'customer',
  }),
  cartCouponRemove: endpoint({
    method: 'POST',
    path: '/eshop/carrito/eliminar-cupon',
    access: 'customer',
  }),
  cartWalletAdd: endpoint({
    method: 'POST',
    path: '/eshop/carrito/agregar-monedero',
    access: 'customer',
  }),
  cartWalletRemove: endpoint({
    method: 'POST',
    path: '/eshop/carrito/eliminar-monedero',
    access: 'customer',
  }),
  cartWalletSendCode: endpoint({
    method: 'POST',
    path: '/eshop/carrito/enviar-codigo-para-usar-monedero',
    access: 'customer',
  }),
  cartWalletVerifyCode: endpoint({
    method: 'POST',
    path: '/eshop/carrito/verificar-codigo-para-usar-monedero',
    access: 'customer',
  }),

  // Assembly builder
  assemblyGroups: endpoint({
    method: 'GET',
    path: '/shop-v1/assembly-groups',
    query: ['include'],
    access: 'public',
  }),
  assemblyInitData: endpoint({
    method: 'GET',
    path: '/eshop/assembly/init-data',
    access: 'public',
  }),
  customerAssemblyConfigs: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/assembly-configs',
    query: ['page[number]'],
    access: 'customer',
  }),
  assemblyConfigDetails: endpoint({
    method: 'GET',
    path: '/shop-v1/assembly-configs/{id}/assembly-config-details',
    query: ['include'],
    access: 'customer',
  }),
  assemblyConfigs: endpoint({
    method: 'GET',
    path: '/shop-v1/assembly-configs',
    query: ['filter[slug]'],
    access: 'customer',
  }),
  assemblyConfigCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/assembly-configs',
    access: 'customer',
  }),
  assemblyConfigUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/assembly-configs/{id}',
    access: 'customer',
  }),
  assemblyConfigDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/assembly-configs/{id}',
    access: 'customer',
  }),
  assemblyDetailCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/assembly-config-details',
    access: 'customer',
  }),
  assemblyDetailDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/assembly-config-details/{id}',
    access: 'customer',
  }),
  productComponents: endpoint({
    method: 'GET',
    path: '/shop-v1/products/{id}/components',
    query: ['page[size]', 'page[number]', 'include'],
    access: 'public',
  }),
  assemblyInfo: endpoint({
    method: 'GET',
    path: '/shop-v1/products/{id}/-actions/assembly-info',
    query: ['product_ids'],
    access: 'public',
  }),
  assemblyConfigIsValid: endpoint({
    method: 'GET',
    path: '/shop-v1/assembly-configs/{id}/-actions/is-valid',
    access: 'customer',
  }),

  // Wishlist
  wishlistItemCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/customer-wishlist-items',
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
    access: 'customer',
  }),
  wishlistItemUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customer-wishlist-items/{id}',
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
    access: 'customer',
  }),
  wishlistItemDelete: endpoint({
    method: 'DELETE',
    path: '/shop-v1/customer-wishlist-items/{id}',
    access: 'customer',
  }),
  customerWishlistItems: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/wishlist-items',
    query: ['include', 'filter[product][]', 'fields[products]', 'fields[product-images]'],
    access: 'customer',
  }),
  customerWishlists: endpoint({
    method: 'GET',
    path: '/shop-v1/customers/{id}/wishlists',
    query: ['include', 'fields[products]', 'fields[product-images]'],
    access: 'customer',
  }),
  wishlistCreate: endpoint({
    method: 'POST',
    path: '/shop-v1/customer-wishlists',
    access: 'customer',
  }),
  wishlistUpdate: endpoint({
    method: 'PATCH',
    path: '/shop-v1/customer-wishlists/{id}',
    access: 'customer',
  }),
};

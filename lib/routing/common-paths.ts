/**
 * Addresses that the chrome of every page leads to: a part of the table in `routes.ts`, apart from it so that a first
 * view does not load the others.
 */
export const commonPaths = {
  home: '/',
  search: '/buscar',
  search_categories: '/busqueda-por-categoria',
  'cart-detail': '/compra/carrito/detalle',
  login: '/login',
  'support.stores': '/soporte/sucursales',
  'support.faq': '/soporte/preguntas-frecuentes',
} as const;

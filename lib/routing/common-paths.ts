/**
 * Routes that the header and footer of every page link to. They are part of the table in `routes.ts`, but stand in a
 * file of their own, so that the first view does not load the rest of the table.
 */
export const commonPaths = {
  home: '/',
  search: '/buscar',
  search_categories: '/busqueda-por-categoria',
  'cart-detail': '/compra/carrito/detalle',
  login: '/login',
  'support.stores': '/soporte/sucursales',
  'support.faq': '/soporte/preguntas-frecuentes',
  'about.privacy': '/nosotros/privacidad',
} as const;

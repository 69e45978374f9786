/** Routes that every page links to: a part of the table in `routes.ts`, so that the first view does not load the rest of it. */
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

/** Names of the query parameters, in their canonical order. */
export const SEARCH_PARAMS = {
  text: 'q',
  sort: 'orden',
  priceMin: 'precio_min',
  priceMax: 'precio_max',
  monthlyMax: 'mensualidad_max',
  onlyOffers: 'ofertas',
  onlyInStock: 'existencia',
  attributes: 'filtro',
  page: 'page',
} as const;

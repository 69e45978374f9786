import { TEXT_PARAM } from './text-param.ts';

/** Names of the query parameters, in their canonical order. */
export const SEARCH_PARAMS = {
  text: TEXT_PARAM,
  sort: 'orden',
  priceMin: 'precio_min',
  priceMax: 'precio_max',
  monthlyMax: 'mensualidad_max',
  onlyOffers: 'ofertas',
  onlyInStock: 'existencia',
  attributes: 'filtro',
  delivery: 'entrega',
  zipCode: 'cp',
  page: 'page',
} as const;

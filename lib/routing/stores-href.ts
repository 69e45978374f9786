import { route } from './routes';

/** Query parameter of the stores page: slug of the product whose pieces it shows. */
export const STOCK_PARAM = 'producto';

/**
 * Address of the stores with the pieces of a product. Whatever the product, the server answers with one cached
 * document (`stores-stock`), which keeps a place for them from the first paint on.
 */
export const storesHref = (slug: string): string =>
  `${route('support.stores')}?${new URLSearchParams({ [STOCK_PARAM]: slug })}`;

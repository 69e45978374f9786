import { route } from './routes';

/** Query parameter of the stores page: the slug of the product whose stock it shows. */
export const STOCK_PARAM = 'producto';

/**
 * Address of the stores page with the stock of a product. The server answers with the same cached document
 * (`stores-stock`) for every product. It reserves space for the stock, so that nothing shifts when the stock is loaded.
 */
export const storeStockHref = (slug: string): string =>
  `${route('support.stores')}?${new URLSearchParams({ [STOCK_PARAM]: slug })}`;

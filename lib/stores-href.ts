import { route } from '@/lib/routes';

/** Query parameter of the stores page: slug of the product whose pieces it shows. */
export const STOCK_PARAM = 'producto';
/** Where it shows them. As the address's target the place is kept from the first paint on. */
export const STOCK_ANCHOR = 'existencia';

/** Address of the stores with the pieces of a product. The document is that of all visitors. */
export const storesHref = (slug: string): string =>
  `${route('support.stores')}?${new URLSearchParams({ [STOCK_PARAM]: slug })}#${STOCK_ANCHOR}`;

import { createFind } from '../create-read';
import { assumedEndpoints } from '../endpoints/assumed';
import { STOCK_FIELDS, toProductStock } from '../resources/product-stock';
import { firstEntity } from '../resources/wire';

/** The current stock of a product in each store. Null when there is no such product. @throws ApiError */
export const readProductStock = createFind(
  assumedEndpoints.products,
  (slug: string) => ({
    query: { 'filter[slug]': slug, include: 'coverImage', 'fields[products]': STOCK_FIELDS },
  }),
  (document) => firstEntity(document, toProductStock),
);

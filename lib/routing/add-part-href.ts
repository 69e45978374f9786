import { route } from './routes';

/** Query parameter of the builder with the id of a product that is put into the visitor's new build. */
export const ADD_PART_PARAM = 'agregar';

/** Leads to the builder, which puts the product into the visitor's new build. */
export const addPartHref = (productId: string): string =>
  `${route('assembly-new')}?${new URLSearchParams({ [ADD_PART_PARAM]: productId })}`;

import { createFind } from '../create-read';
import { assumedEndpoints } from '../endpoints/assumed';
import { toLanding } from '../resources/landing';
import { firstEntity } from '../resources/wire';

const INCLUDE = [
  'banner',
  'sections.products',
  'sections.products.brand',
  'sections.products.category',
  'sections.products.coverImage',
].join(',');

/** The landing page with a slug, even when its campaign is over. Null when there is none. */
export const readLanding = createFind(
  assumedEndpoints.landings,
  (slug: string) => ({ query: { 'filter[slug]': slug, include: INCLUDE } }),
  (document) => firstEntity(document, toLanding),
);

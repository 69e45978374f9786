import { toBanner } from './banners';
import { createFind } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toSection } from './sections';

export const readLandingFields = snakeToCamel({
  id: wire.text,
  slug: wire.text,
  title: wire.text,
  text: wire.text,
  meta_description: wire.text,
  content: wire.text,
  ends_utc: wire.dateTime,
});

/** A campaign with its own page. Its HTML is sanitised where it is rendered. */
export type Landing = NonNullable<ReturnType<typeof toLanding>>;

export function toLanding(model: JsonApiModel) {
  const { content, ...landing } = readLandingFields(model);
  if (!landing.id || !landing.slug || !landing.title) return null;
  const banner = wire.relation(model, 'banner');
  return {
    ...landing,
    banner: banner && toBanner(banner),
    contentHtml: content,
    sections: wire
      .relations(model, 'sections')
      .map(toSection)
      .filter((section) => section !== null)
      .filter(({ products }) => products.length > 0),
  };
}

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
  (document) => wire.firstEntity(document, toLanding),
);

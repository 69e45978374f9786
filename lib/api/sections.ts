import type { HomeSection } from '@/lib/domain/product/types';
import { createRead } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toProductSummaries } from './product-summaries';

export const HOME_SECTIONS = ['lightning-offers', 'new-products', 'offers', 'recommended'] as const;

export const readSectionFields = snakeToCamel({
  id: wire.text,
  key: wire.text,
  title: wire.text,
  text: wire.text,
  ends_utc: wire.dateTime,
});
const readLinks = snakeToCamel({ self: wire.url });

export function toSection(model: JsonApiModel): HomeSection | null {
  const { id, ...section } = readSectionFields(model);
  const key = section.key || id;
  if (!key) return null;
  return {
    ...section,
    key,
    link: readLinks(model.links).self ?? '/',
    products: toProductSummaries(wire.relations(model, 'products')),
  };
}

export const readSections = createRead(
  assumedEndpoints.sections,
  (keys: readonly string[]) => ({
    query: {
      'filter[key]': keys.join(','),
      include: 'products,products.brand,products.category,products.coverImage',
    },
  }),
  (document, keys): HomeSection[] => {
    const sections = wire.readList(document, toSection);
    return keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
  },
);

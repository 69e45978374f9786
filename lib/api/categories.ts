import type { Category } from '@/lib/domain/product/types';
import { toBrand } from './brands';
import { createFind, createRead } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const readCategoryFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  slug: wire.text,
  image: wire.fileUrl,
  icon: wire.optionalText,
  products_count: wire.optionalWhole,
});

const MAX_PARENTS = 5;
const MAX_CHILDREN = 3;
const MAX_BRANDS = 20;

export function toCategory(model: JsonApiModel): Category | null {
  return readCategoryTreeNode(model, MAX_PARENTS, MAX_CHILDREN, new Set());
}

export function toCategoryWithParents(model: JsonApiModel): Category | null {
  return readCategoryTreeNode(model, MAX_PARENTS, 0, new Set());
}

/** Reads each category once per tree, so that circular and repeated relations end. */
function readCategoryTreeNode(
  model: JsonApiModel,
  parents: number,
  children: number,
  seen: Set<string>,
): Category | null {
  const category = readCategoryFields(model);
  const { id, name, slug } = category;
  if (!id || !name || !slug || seen.has(id)) return null;
  seen.add(id);
  const parent = parents > 0 ? wire.relation(model, 'parent') : null;
  const categories =
    children > 0
      ? wire.entities(wire.relations(model, 'categories'), (child) =>
          readCategoryTreeNode(child, 0, children - 1, seen),
        )
      : [];
  const brands = children > 0 ? wire.relations(model, 'popularBrands').slice(0, MAX_BRANDS) : [];
  return {
    ...category,
    // An icon may be a name, or the address of a picture.
    image:
      category.image ?? (category.icon?.includes('/') ? wire.fileUrl.parse(category.icon) : null),
    parent: parent && readCategoryTreeNode(parent, parents - 1, 0, seen),
    categories,
    popularBrands: wire.entities(brands, toBrand),
  };
}

export const readCategoryTree = createRead(
  assumedEndpoints.categories,
  () => ({ query: { include: 'categories,popularBrands' } }),
  (document) => wire.listEntities(document, toCategory),
);

export const readCategory = createFind(
  assumedEndpoints.categories,
  (slug: string) => ({
    query: { 'filter[slug]': slug, include: 'parent,categories,popularBrands' },
  }),
  (document) => wire.firstEntity(document, toCategory),
);

export const categoryQuery = (slug: string) =>
  readQuery(['category', slug], readCategory, slug, { staleTime: RARELY_CHANGING_MS });

export const categoryTreeQuery = () =>
  readQuery(['category-tree'], readCategoryTree, undefined, { staleTime: RARELY_CHANGING_MS });

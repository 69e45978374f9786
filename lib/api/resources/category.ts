import * as z from 'zod/mini';
import type { Category } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toBrand } from './brand';
import {
  entities,
  flag,
  optionalNumber,
  optionalText,
  relation,
  relations,
  text,
  url,
} from './wire';

const wire = z.object({
  id: text,
  name: text,
  slug: text,
  image: url,
  icon: optionalText,
  has_subcategories: flag,
  products_count: optionalNumber,
});

/** Maximum levels above and below a category. */
const MAX_PARENTS = 5;
const MAX_CHILDREN = 3;
const MAX_BRANDS = 20;

/** A category with its parents, its subcategories and its popular brands. */
export function toCategory(model: JsonApiModel): Category | null {
  return readCategoryTreeNode(model, MAX_PARENTS, MAX_CHILDREN, new Set());
}

/** A category with its parents only, which is all that a product needs. */
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
  const { has_subcategories, products_count, ...rest } = wire.parse(model);
  if (!rest.id || !rest.name || !rest.slug || seen.has(rest.id)) return null;
  seen.add(rest.id);
  const parent = parents > 0 ? relation(model, 'parent') : null;
  const categories =
    children > 0
      ? entities(relations(model, 'categories'), (child) =>
          readCategoryTreeNode(child, 0, children - 1, seen),
        )
      : [];
  const brands = children > 0 ? relations(model, 'popularBrands').slice(0, MAX_BRANDS) : [];
  return {
    ...rest,
    parent: parent && readCategoryTreeNode(parent, parents - 1, 0, seen),
    hasSubcategories: has_subcategories || categories.length > 0,
    categories,
    popularBrands: entities(brands, toBrand),
    productsCount: products_count,
  };
}

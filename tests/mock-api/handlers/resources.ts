import type { Backend } from '../backend';
import type { BrandRow, CategoryRow } from '../catalogue/types';
import { type Included, link, links, type Resource, resourceOf, sparse } from '../core/json-api';
import type { IncludeTree } from '../core/query';

/** What a document is made for: whose catalogue, which host, which sparse fields. */
export interface Scope {
  backend: Backend;
  origin: string;
  included: Included;
  fields?: Partial<Record<string, ReadonlySet<string>>>;
}

/** One brand in nine has no picture, one in three no small one. */
export function brandResource({ origin, backend, fields }: Scope, { id, slug, name }: BrandRow) {
  const seed = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const address = `${origin}/media/brands/${slug}`;
  const attributes = {
    name,
    slug,
    image: seed % 9 === 4 ? null : `${address}.webp`,
    image_sm: seed % 9 === 4 || seed % 3 === 1 ? null : `${address}-sm.webp`,
    products_count: backend.catalogue.countOfBrand(slug),
  };
  return sparse(resourceOf('brands', id, attributes), fields?.brands);
}

const POPULAR_BRANDS = 8;

export function categoryResource(scope: Scope, row: CategoryRow, include: IncludeTree): Resource {
  const { catalogue } = scope.backend;
  const parent = row.parent === null ? null : catalogue.categories.get(row.parent);
  // Shelves without a single article are not shown; the embedded catalogue fills them all.
  const children = row.children
    .flatMap((slug) => catalogue.categories.get(slug) ?? [])
    .filter((child) => catalogue.inCategory(child.slug).length > 0);
  const brands = catalogue.brandsOf(row.slug).slice(0, POPULAR_BRANDS);

  const shown = (one: CategoryRow, inside: IncludeTree) =>
    scope.included.add(categoryResource(scope, one, inside));
  if (include.parent && parent) shown(parent, include.parent);
  for (const child of include.categories ? children : []) shown(child, include.categories ?? {});
  for (const brand of include.popularBrands ? brands : [])
    scope.included.add(brandResource(scope, brand));
  const { id, slug, name, icon } = row;
  const attributes = {
    name,
    slug,
    image: `${scope.origin}/media/categories/${slug}.webp`,
    icon,
    has_subcategories: children.length > 0 ? 1 : 0,
    products_count: catalogue.inCategory(slug).length,
  };
  const related = {
    parent: link('categories', parent?.id),
    categories: links('categories', children),
    popularBrands: links('brands', brands),
  };
  return sparse(
    {
      ...resourceOf('categories', id, attributes, related),
      links: { self: `/buscar/categoria_${slug}` },
    },
    scope.fields?.categories,
  );
}

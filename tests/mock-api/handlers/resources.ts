import type { Backend } from '../backend';
import type { BrandRow, CategoryRow } from '../catalogue/types';
import { type Included, identify, type Json, type Resource, sparse } from '../core/json-api';
import type { IncludeTree } from '../core/query';

/** What a document is made for: whose catalogue, which host, which sparse fields. */
export interface Scope {
  backend: Backend;
  origin: string;
  included: Included;
  fields?: Partial<Record<string, ReadonlySet<string>>>;
}

/** One brand in nine has no picture, one in three no small one. */
export function brandAttributes(scope: Scope, brand: BrandRow): Record<string, Json> {
  const seed = [...brand.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const address = `${scope.origin}/media/brands/${brand.slug}`;
  return {
    name: brand.name,
    slug: brand.slug,
    image: seed % 9 === 4 ? null : `${address}.webp`,
    image_sm: seed % 9 === 4 || seed % 3 === 1 ? null : `${address}-sm.webp`,
    products_count: scope.backend.catalogue.countOfBrand(brand.slug),
  };
}

export function brandResource(scope: Scope, brand: BrandRow): Resource {
  return sparse(
    { type: 'brands', id: brand.id, attributes: brandAttributes(scope, brand) },
    scope.fields?.brands,
  );
}

const categoryId = (row: CategoryRow) => ({ type: 'categories', id: row.id });

const POPULAR_BRANDS = 8;

export function categoryResource(scope: Scope, row: CategoryRow, include: IncludeTree): Resource {
  const { catalogue } = scope.backend;
  const parent = row.parent === null ? null : catalogue.categories.get(row.parent);
  // Shelves without a single article are not shown; the embedded catalogue fills them all.
  const children = row.children
    .flatMap((slug) => catalogue.categories.get(slug) ?? [])
    .filter((child) => catalogue.inCategory(child.slug).length > 0);
  const brands = catalogue.brandsOf(row.slug).slice(0, POPULAR_BRANDS);

  if (include.parent && parent) includeCategory(scope, parent, include.parent);
  if (include.categories) {
    for (const child of children) includeCategory(scope, child, include.categories);
  }
  if (include.popularBrands) {
    for (const brand of brands) scope.included.add(brandResource(scope, brand));
  }
  return sparse(
    {
      ...categoryId(row),
      attributes: {
        name: row.name,
        slug: row.slug,
        image: `${scope.origin}/media/categories/${row.slug}.webp`,
        icon: row.icon,
        has_subcategories: children.length > 0 ? 1 : 0,
        products_count: catalogue.inCategory(row.slug).length,
      },
      relationships: {
        parent: { data: parent ? categoryId(parent) : null },
        categories: { data: children.map(categoryId) },
        popularBrands: { data: brands.map(({ id }) => ({ type: 'brands', id })) },
      },
      links: { self: `/buscar/categoria_${row.slug}` },
    },
    scope.fields?.categories,
  );
}

function includeCategory(scope: Scope, row: CategoryRow, include: IncludeTree): void {
  const resource = categoryResource(scope, row, include);
  scope.included.add({ ...identify(resource), ...resource });
}

import type { Brand, Category } from './types';

/** Brands in the order of demand, each name once: those that are popular in the most categories come first. */
export function sortBrandsByDemand(brands: readonly Brand[], categories: readonly Category[]) {
  const demand = new Map<string, number>();
  for (const { popularBrands } of categories)
    for (const { id } of popularBrands) demand.set(id, (demand.get(id) ?? 0) + 1);
  const byName = new Map<string, Brand>();
  for (const brand of brands) {
    const name = brand.name.trim().toLocaleLowerCase('es-MX');
    if (!byName.has(name)) byName.set(name, brand);
  }
  const of = ({ id }: Brand) => demand.get(id) ?? 0;
  return [...byName.values()].sort((one, other) => of(other) - of(one));
}

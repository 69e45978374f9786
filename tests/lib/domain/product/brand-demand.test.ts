import { expect, it } from 'vitest';
import { sortBrandsByDemand } from '@/lib/domain/product/brand-demand';
import type { Brand, Category } from '@/lib/domain/product/types';

const brand = (id: string, name: string): Brand => ({
  id,
  name,
  slug: name.toLowerCase(),
  image: null,
  imageSmall: null,
});
const category = (id: string, ...popularBrands: Brand[]): Category => ({
  id,
  name: id,
  slug: id,
  icon: null,
  image: null,
  parent: null,
  categories: [],
  popularBrands,
  productsCount: null,
});

it('puts the brands first that are popular in the most categories, and keeps the order of the others', () => {
  const [a, b, c, d] = [
    brand('1', 'Acer'),
    brand('2', 'BenQ'),
    brand('3', 'Cougar'),
    brand('4', 'Dell'),
  ];
  const categories = [category('monitores', b, d), category('laptops', d), category('cables')];
  expect(sortBrandsByDemand([a, b, c, d], categories)).toEqual([d, b, a, c]);
});

it('names a brand once, however it is written', () => {
  const twice = [brand('1', 'HP'), brand('2', ' hp '), brand('3', 'Asus')];
  expect(sortBrandsByDemand(twice, []).map(({ id }) => id)).toEqual(['1', '3']);
});

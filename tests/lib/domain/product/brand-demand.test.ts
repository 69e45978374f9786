import { expect, it } from 'vitest';
import { sortBrandsByDemand } from '@/lib/domain/product/brand-demand';
import type { Brand } from '@/lib/domain/product/types';
import { createCategory } from '@/tests/support/create-category';

const brand = (id: string, name = id): Brand => {
  return { id, name, slug: name.toLowerCase(), image: null, imageSmall: null };
};
const category = (...popularBrands: Brand[]) => createCategory({ popularBrands });

it('puts the brands first that are popular in the most categories, and keeps the order of the others', () => {
  const [a, b, c, d] = [brand('Acer'), brand('BenQ'), brand('Cougar'), brand('Dell')];
  const categories = [category(b, d), category(d), category()];
  expect(sortBrandsByDemand([a, b, c, d], categories)).toEqual([d, b, a, c]);
});

it('names a brand once, however it is written', () => {
  const twice = [brand('1', 'HP'), brand('2', ' hp '), brand('3', 'Asus')];
  expect(sortBrandsByDemand(twice, []).map(({ id }) => id)).toEqual(['1', '3']);
});

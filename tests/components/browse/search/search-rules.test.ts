import { describe, expect, it } from 'vitest';
import { getBrandInitial, groupBrands } from '@/components/browse/search/brands-screen';
import { chooseCategory, toNearCategories } from '@/components/browse/search/facet-choices';
import { searchHeading } from '@/components/browse/search/search-metadata';
import { searchCrumbs } from '@/components/browse/search/search-screen';
import type { Brand, Category } from '@/lib/domain/product/types';
import { type AppliedFilter, emptyCriteria } from '@/lib/domain/search/criteria';
import { createCategory } from '@/tests/support/create-category';

const brand = (name: string): Brand => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  image: null,
  imageSmall: null,
});
const category = (slug: string, name: string, parent: Category | null = null) =>
  createCategory({ id: slug, name, slug, parent });
const asus: AppliedFilter = { kind: 'brand', slug: 'asus', name: 'ASUS' };
const monitors: AppliedFilter = { kind: 'category', slug: 'monitores', name: 'Monitores' };

describe('the heading of a search', () => {
  it.each([
    ['its categories, then its brands', '', [asus, monitors], 'Monitores ASUS'],
    ['the text as it was typed', '<b>&"', [], 'Resultados de «<b>&"»'],
    ['the text in its category', 'rtx', [monitors], '«rtx» en Monitores'],
  ])('is %s', (_, text, applied, heading) =>
    expect(searchHeading({ ...emptyCriteria, text }, applied)).toBe(heading),
  );
  it.each([
    ['Todos los productos', {}],
    ['Ofertas', { onlyOffers: true }],
    ['Novedades', { sort: 'newest' }],
    ['Mejor calificados', { sort: 'rating' }],
    ['Ofertas', { onlyOffers: true, sort: 'newest' }],
    ['Todos los productos', { sort: 'price-asc' }],
  ] as const)('is %s for a list of %j', (name, wanted) => {
    const criteria = { ...emptyCriteria, ...wanted };
    expect(searchHeading(criteria, [])).toBe(name);
    expect(searchCrumbs(criteria, [], null)).toEqual([{ name }]);
    expect(searchHeading(criteria, [monitors])).toBe('Monitores');
  });
});

describe('the breadcrumbs of a search', () => {
  const child = category('monitores', 'Monitores', category('pantallas', 'Pantallas'));
  const to = (name: string, href?: string) => ({ name, ...(href && { href }) });
  const parent = to('Pantallas', '/buscar/categoria_pantallas');
  const own = to('Monitores', '/buscar/categoria_monitores');
  it.each([
    ['contain the parents of its category', [monitors], child, [parent, to('Monitores')]],
    ['end at the brand when there is one', [monitors, asus], child, [parent, own, to('ASUS')]],
    ['contain the list before a brand', [asus], null, [to('Marcas', '/marcas'), to('ASUS')]],
  ])('%s', (_, applied, of, crumbs) =>
    expect(searchCrumbs(emptyCriteria, applied, of)).toEqual(crumbs),
  );
});

describe('the index of brands', () => {
  it.each([
    ['ASUS', 'A'],
    ['Ñandú', 'N'],
    ['éStuff', 'E'],
    ['#1 Gear', '0-9'],
    ['8BitDo', '0-9'],
    ['長尾製作所', '#'],
    ['#', '#'],
    ['.be quiet!', 'B'],
  ])('puts %s under %s', (name, initial) => expect(getBrandInitial(name)).toBe(initial));
  it('is sorted from A to Z, then digits, then others, and by name in each group', () => {
    const groups = groupBrands(['長', '8BitDo', 'Zotac', 'msi', 'Acer', 'MSI Pro', '#'].map(brand));
    expect(groups.map(({ initial }) => initial)).toEqual(['A', 'M', 'Z', '0-9', '#']);
    expect(groups[1]?.brands.map(({ name }) => name)).toEqual(['msi', 'MSI Pro']);
  });
});

describe('a click on a category', () => {
  const parent = category('componentes', 'Componentes');
  const current = { ...category('gpu', 'Gráficas', parent), categories: [category('rtx', 'RTX')] };
  const criteria = { ...emptyCriteria, categories: ['gpu'], brands: ['asus'], page: 3 };
  it.each([
    ['rtx', ['rtx']],
    ['componentes', ['componentes']],
    ['ssd', ['gpu', 'ssd']],
    ['gpu', []],
  ])('on %s selects %j', (slug, categories) => {
    const next = chooseCategory(criteria, slug, current);
    expect(next).toMatchObject({ categories, brands: ['asus'], page: 1 });
  });
  it('can be on the category itself, a step up or a step down, and on no other', () => {
    const facet = (slug: string) => ({ slug, name: slug, count: 1, selected: slug === 'gpu' });
    const values = ['gpu', 'rtx', 'componentes', 'laptops'].map(facet);
    const slugs = (from: Category | null) => toNearCategories(values, from).map(({ slug }) => slug);
    expect(slugs(current)).toEqual(['gpu', 'rtx', 'componentes']);
    expect(slugs(null)).toHaveLength(4);
  });
});

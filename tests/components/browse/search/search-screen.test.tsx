// @vitest-environment own-window
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UnknownSearchScreen } from '@/components/browse/search/no-results';
import { searchMetadata } from '@/components/browse/search/search-metadata';
import { SearchScreen } from '@/components/browse/search/search-screen';
import { type SearchResult, toSearchResult } from '@/lib/api/search';
import { emptyCriteria, type SearchCriteria } from '@/lib/domain/search/criteria';
import type { DroppedFilter } from '@/lib/domain/search/dropped-filter';
import { createProduct } from '@/tests/support/create-product';
import { hrefOf as href } from '@/tests/support/href-of';
import { documentOf } from '@/tests/support/resource';

vi.mock('next/navigation', () => import('../../fake-navigation'));

/** What the shop reads of an empty answer. */
const nothing: SearchResult = {
  ...toSearchResult(documentOf({ data: [] }), { ...emptyCriteria, pageSize: 10 }),
  total: 0,
  lastPage: 1,
};
const found = { ...nothing, products: [createProduct()], total: 21, lastPage: 3 };
const suggestions = { categories: [], terms: ['ssd'] };

function show(
  criteria: Partial<SearchCriteria>,
  result: SearchResult,
  askedText = criteria.text ?? '',
  dropped: DroppedFilter | null = null,
) {
  cleanup();
  render(
    <SearchScreen
      criteria={{ ...emptyCriteria, ...criteria }}
      askedText={askedText}
      dropped={dropped}
      result={result}
      pageSize={10}
      category={null}
      banners={[]}
      suggestions={result.products.length > 0 ? null : suggestions}
    />,
  );
}
const says = (text: string | RegExp) => expect(screen.getByRole('status')).toHaveTextContent(text);

it('says which products of how many it shows, and that a typing error was corrected', () => {
  show({ text: 'procesadr', page: 3 }, { ...found, correctedQuery: 'procesador' });
  expect(screen.getByText('21 a 21 de 21 artículos')).toBeVisible();
  const note = 'Mostrando resultados de «procesador». No encontramos «procesadr» tal como lo';
  expect(screen.getByText(/^Mostrando resultados de/)).toHaveTextContent(note);
});

it('says which text it shows instead of the asked one, and its links carry the shown text', () => {
  show({ text: 'monitor 27' }, found, 'monitor 27 144hz');
  says('No hay coincidencias exactas para «monitor 27 144hz»; mostramos «monitor 27»');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toContain('/buscar?q=monitor+27&page=2');
  expect(addresses.filter((one) => one.includes('144hz'))).toEqual([]);
});

it('says which filter stands for a number with a unit that the text has no more', () => {
  const filters = ['frecuencia_144hz', 'frecuencia_165hz'];
  const dropped = { filters, value: '144Hz', isRange: true };
  const criteria = { text: 'monitor 27', categories: ['monitores-gamer'], attributes: filters };
  show(criteria, found, 'monitor 27 144hz', dropped);
  says(/^Para «monitor 27 144hz» mostramos «monitor 27» con 144Hz o más$/);
});

it('folds rarer filters and exact numbers until there is a choice in them', () => {
  const toFacet = (slug: string, ...names: string[]) => ({
    slug,
    name: slug,
    values: names.map((name) => ({ slug: name, name, count: 1, selected: false })),
  });
  const attributes = [
    toFacet('Frecuencia', '60hz', '100hz', '144hz', '165hz'),
    toFacet('Panel', 'ips'),
    toFacet('Color', 'negro'),
  ];
  const isOpen = (name: string) => screen.getByText(name).closest('details')?.open;
  const result = { ...found, facets: { ...found.facets, attributes } };
  show({}, result);
  expect(['Frecuencia', 'Panel', 'Precio'].map(isOpen)).toEqual([true, true, true]);
  expect(['Exactamente', 'Color', 'Mensualidad'].map(isOpen)).toEqual([false, false, false]);
  for (const { values } of attributes)
    for (const value of values.slice(0, 1)) value.selected = true;
  show({ attributes: ['Frecuencia_60hz', 'Color_negro'], monthlyMax: 500 }, result);
  expect(['Exactamente', 'Color', 'Mensualidad'].map(isOpen)).toEqual([true, true, true]);
});

it('says once what it searched in place of a text that was also corrected, and is headed by it', () => {
  show({ text: 'monitro 27' }, { ...found, correctedQuery: 'monitor 27' }, 'monitro 27 gamr');
  says('No hay coincidencias exactas para «monitro 27 gamr»; mostramos «monitor 27»');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Resultados de «monitor 27»');
});

it('leads on from a text that finds nothing, from filters that leave nothing, and from past the end', () => {
  show({ text: 'zzz' }, nothing);
  expect(screen.getByText('No hay registros de esta búsqueda')).toBeVisible();
  expect(href('Ver ofertas')).toBe('/buscar?ofertas=1');
  expect(href('Ver todas las categorías')).toBe('/busqueda-por-categoria');
  expect(screen.getByRole('heading', { name: 'Lo más buscado esta semana' })).toBeVisible();
  expect(href('ssd')).toBe('/buscar?q=ssd');
  show({ text: 'monitor', priceMax: 1 }, nothing);
  const clear = screen.getAllByRole('link', { name: /^(Limpiar todo|Ver todos los resultados)$/ });
  expect(clear.map((link) => link.getAttribute('href'))).toContain('/buscar?q=monitor');
  show({ brands: ['asus'], page: 9 }, { ...nothing, total: 21, lastPage: 3 });
  expect(screen.getByText('Esta página ya no tiene artículos')).toBeVisible();
  expect(href('Ir a la última página')).toBe('/buscar/marca_asus?page=3');
});

it('says of an unknown brand or category that there is none, and is a document with status 404', () => {
  const { container } = render(<UnknownSearchScreen suggestions={suggestions} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Búsqueda sin resultados');
  expect(screen.getByText(/^La marca o categoría de este enlace no existe/)).toBeVisible();
  expect(container.firstElementChild?.outerHTML).toMatch(/^<div [\w-]+="404"/);
});

it.each([
  ['a text', { text: 'ssd' }, 'Resultados de «ssd» | ', '/buscar?q=ssd', false],
  ['an offer', { onlyOffers: true }, 'Ofertas | ', '/buscar?ofertas=1', false],
  ['a sort', { sort: 'rating' }, 'Mejor calificados | ', '/buscar?orden=calificacion', false],
  ['a page', { brands: ['a'], page: 2 }, 'ASUS - Página 2 | ', '/buscar/marca_a?page=2', true],
] as const)(
  'has title and address of %s, for search engines if it is a plain list',
  (_, criteria, title, path, isIndexed) => {
    const brand = { kind: 'brand', slug: 'a', name: 'ASUS' } as const;
    const applied = 'brands' in criteria ? [brand] : [];
    const head = searchMetadata({ ...emptyCriteria, ...criteria }, { ...found, applied });
    expect(head.title).toMatch(title);
    expect(String(head.alternates?.canonical).endsWith(path)).toBe(true);
    expect(head.robots === undefined).toBe(isIndexed);
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkRel, planSearchRequest } from '@/lib/routing/search-request';
import {
  countListPages,
  landingUrls,
  listUrls,
  pageUrls,
  parseSitemapFile,
  productUrls,
  SHARD_SIZE,
  shardCount,
  sitemapFileNames,
  sitemapIndexXml,
  toSitemapLists,
  urlSetXml,
} from '@/lib/seo/sitemap';
import { forMany } from '@/tests/support/for-all';

const entry = (slug: string, productsCount = 1) => ({
  id: slug,
  slug,
  productsCount,
  updatedUtc: null,
  imageUrl: null,
});

describe('shards', () => {
  it('contain every page of every list once and in order', () => {
    const lists = fc.array(fc.nat(4000), { maxLength: 4 });
    forMany(8)(lists, (pages) => {
      const all = pages.map((count, at) => ({
        kind: 'brand' as const,
        slug: `m${at}`,
        pages: count,
      }));
      const files = Array.from({ length: shardCount(countListPages(all)) }, (_, at) =>
        listUrls(all, at + 1),
      );
      expect(files.slice(0, -1).every(({ length }) => length === SHARD_SIZE)).toBe(true);
      const expected = all.flatMap(({ slug, pages: count }) =>
        Array.from(
          { length: count },
          (_, at) => `/buscar/marca_${slug}${at > 0 ? `?page=${at + 1}` : ''}`,
        ),
      );
      expect(files.flat().map(({ path }) => path)).toEqual(expected);
    });
  });

  it('are exactly as many as needed', () =>
    expect([0, 1, SHARD_SIZE, SHARD_SIZE + 1].map(shardCount)).toEqual([0, 1, 1, 2]));
});

describe('files', () => {
  it('are parsed from their own names', () => {
    const names = sitemapFileNames({ listPages: SHARD_SIZE + 1, products: 3 });
    expect(names).toEqual(['paginas.xml', 'listas-1.xml', 'listas-2.xml', 'productos-1.xml']);
    expect(names.map(parseSitemapFile)).toEqual([
      { kind: 'pages' },
      { kind: 'lists', shard: 1 },
      { kind: 'lists', shard: 2 },
      { kind: 'products', shard: 1 },
    ]);
  });

  it.each(['', 'listas-0.xml', 'listas-01.xml', 'otras-1.xml', 'listas-1', 'listas-9999999.xml'])(
    'no file is called %j',
    (name) => expect(parseSitemapFile(name)).toBeNull(),
  );
});

describe('addresses', () => {
  it('of lists are the indexable ones, in their canonical form', () => {
    const lists = [
      ...toSitemapLists('category', [entry('laptops', 21), entry('vacía', 0)], 10),
      ...toSitemapLists('brand', [entry('asus', 10)], 10),
    ];
    const paths = listUrls(lists, 1).map(({ path }) => path);
    expect(paths).toEqual([
      '/buscar/categoria_laptops',
      '/buscar/categoria_laptops?page=2',
      '/buscar/categoria_laptops?page=3',
      '/buscar/marca_asus',
    ]);
    for (const path of paths) {
      const { pathname, searchParams } = new URL(path, 'https://tienda.example');
      expect(planSearchRequest(pathname, searchParams).kind).toBe('list');
      expect(linkRel(path)).toBeUndefined();
    }
    expect(listUrls(lists, 2)).toEqual([]);
  });

  it('of landings are those of their pages', () =>
    expect(landingUrls([entry('año-nuevo')])).toEqual([
      { path: '/landing/a%C3%B1o-nuevo', updatedUtc: null },
    ]));

  it('of the shop’s own pages are listed once', () => {
    const paths = pageUrls().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/');
  });
});

describe('XML', () => {
  it('has absolute, escaped addresses, the date of the last change and the picture', () => {
    const product = {
      ...entry("a&b'ñ"),
      updatedUtc: '2026-10-05T12:00:00-06:00',
      imageUrl: 'https://cdn.example/1.webp?a&b',
    };
    expect(urlSetXml(productUrls([product]), 'https://tienda.example')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
        '<url><loc>https://tienda.example/productos/a%26b&apos;%C3%B1</loc>' +
        '<lastmod>2026-10-05T18:00:00.000Z</lastmod>' +
        '<image:image><image:loc>https://cdn.example/1.webp?a&amp;b</image:loc></image:image></url>\n</urlset>\n',
    );
    expect(sitemapIndexXml(['/sitemaps/paginas.xml'], 'https://tienda.example')).toContain(
      '<sitemap><loc>https://tienda.example/sitemaps/paginas.xml</loc></sitemap>',
    );
  });
});

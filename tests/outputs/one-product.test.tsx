import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { productCrumbs } from '@/components/browse/product/product-header';
import { ProductScreen } from '@/components/browse/product/product-screen';
import { productTwin } from '@/lib/agents/product-twin';
import type { Product, Review } from '@/lib/domain/product/types';
import { googleFeed, metaFeed } from '@/lib/feeds/feed-formats';
import { toFeedItem } from '@/lib/feeds/feed-item';
import { productTags } from '@/lib/seo/metadata';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { writeSampleCatalogue } from '@/tests/contract/prices/sample-catalogue';
import { openCatalogue } from '@/tests/support/read-catalogue';
import {
  type ProductFacts,
  readFeedFacts,
  readJsonLdFacts,
  readPage,
  readTagFacts,
  readTwinFacts,
} from './product-facts';

/** `OUTPUTS=500` compares so many products. */
const COUNT = Number(process.env.OUTPUTS) || 40;
const CONTEXT = { siteUrl: 'https://tienda.example', siteName: 'Tienda', now: Date.now() };

function readRow(csv: string): Record<string, string> {
  const [head = [], cells = []] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
}

function writeOutputs(product: Product, reviews: readonly Review[]) {
  const { siteUrl, now } = CONTEXT;
  const html = renderToStaticMarkup(
    <ProductScreen
      product={product}
      crumbs={productCrumbs(product)}
      reviews={null}
      stores={[]}
      variants={[]}
      siteUrl={siteUrl}
      now={now}
    />,
  );
  const item = toFeedItem(product, siteUrl, now);
  const xml = item ? googleFeed.item(item) : '';
  const row = item ? readRow(metaFeed.head() + metaFeed.item(item)) : {};
  const outputs: Record<string, ProductFacts> = {
    twin: readTwinFacts(productTwin(product, { reviews, variants: [] }, CONTEXT)),
    'JSON-LD': readJsonLdFacts(JSON.stringify(productJsonLd(product, CONTEXT, { reviews }))),
    'Open Graph': readTagFacts(Object.fromEntries(productTags(product))),
    ...(item && {
      Google: readFeedFacts((name) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(xml)?.[1]),
      Meta: readFeedFacts((name) => row[name]),
    }),
  };
  return { page: readPage(html), outputs };
}

/** How often each fact was compared, so that a reader that finds nothing is seen. */
const compared = new Map<string, number>();
const isFound = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);

function findDifferences(product: Product, reviews: readonly Review[]): string[] {
  const { page, outputs } = writeOutputs(product, reviews);
  return Object.entries(outputs).flatMap(([output, facts]) =>
    Object.entries(facts).flatMap(([name, said]) => {
      const shown = page[name as keyof ProductFacts];
      const key = `${output} ${name}`;
      compared.set(key, (compared.get(key) ?? 0) + (isFound(said) ? 1 : 0));
      return JSON.stringify(said) === JSON.stringify(shown)
        ? []
        : [`${product.slug}: ${key} ${JSON.stringify(said)}, page ${JSON.stringify(shown)}`];
    }),
  );
}

test.each([
  ['full', { size: 1200 }],
  ['minimal', { size: 1200, dialect: 'minimal' as const }],
  ['foreign', { catalogueFile: process.env.MOCK_CATALOG || writeSampleCatalogue() }],
])(
  'every output of a product of the %s catalogue says what its page says',
  async (_, options) => {
    const { articles, read } = await openCatalogue(options, COUNT);
    const differences: string[] = [];
    for (const { slug } of articles) {
      const { product, reviews } = await read(slug);
      differences.push(...findDifferences(product, reviews));
    }
    expect(articles.length).toBeGreaterThan(Math.min(COUNT, 90) - 1);
    expect(differences).toEqual([]);
  },
  300_000,
);

afterAll(() => {
  expect(compared.size).toBe(24);
  expect([...compared].filter(([, count]) => count === 0)).toEqual([]);
});

import { beforeAll, expect, it, vi } from 'vitest';
import type { Article } from './catalogue/types';
import { viewsOf } from './media/files';
import { openBackend } from './open-backend';
import { lookOf } from './seed/art/look';
import { productDrawing } from './seed/art/scene';

// Every picture of the whole catalogue is drawn here; a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let shop: Awaited<ReturnType<typeof openBackend>>;
const fronts = new Map<string, string>();
beforeAll(async () => {
  shop = await openBackend({ now: () => new Date('2026-05-04T18:00:00Z') });
  for (const article of shop.articles) fronts.set(article.id, productDrawing(lookOf(article), 1));
});

const front = ({ id }: Article) => fronts.get(id);

/** Colours, capacities and lengths of one model may look alike; an article without a model is only like itself. */
const modelOf = ({ kind, brand, name, art }: Article) => `${kind} ${brand} ${art?.model ?? name}`;

/** Pairs on one screen that show the same picture and are not variants of each other. */
function twins(screen: readonly Article[]): string[] {
  return screen.flatMap((one, index) =>
    screen
      .slice(index + 1)
      .filter((other) => front(one) === front(other) && modelOf(one) !== modelOf(other))
      .map((other) => `${one.name} = ${other.name}`),
  );
}

it.each([10, 24])('pictures tell the products of every category apart, %i on a page', (perPage) => {
  const { catalogue } = shop.backend;
  const found = [...catalogue.categories.keys()].flatMap((slug) => {
    const shelf = catalogue.inCategory(slug);
    const pages = Math.ceil(shelf.length / perPage);
    return Array.from({ length: pages }, (_, page) =>
      twins(shelf.slice(page * perPage, (page + 1) * perPage)),
    ).flat();
  });
  expect(found).toEqual([]);
});

it('pictures tell the products of the home page apart', async () => {
  const { included } = await shop.call('/shop-v1/sections');
  const ids = included.filter(({ type }) => type === 'products').map(({ id }) => id);
  const shown = ids.flatMap((id) => shop.backend.catalogue.byId.get(id) ?? []);
  expect(shown.length).toBeGreaterThan(20);
  expect(twins(shown)).toEqual([]);
});

it('pictures show another side in the second picture and the carton in the fourth', () => {
  const some = shop.articles.filter((_, index) => index % 97 === 0);
  for (const article of some) {
    const drawings = viewsOf(article)
      .filter((view) => view !== 3)
      .map((view) => productDrawing(lookOf(article), view));
    expect([article.name, new Set(drawings).size]).toEqual([article.name, drawings.length]);
  }
});

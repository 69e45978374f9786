import type { HttpHandler } from 'msw';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue';
import { byPopularity, selectDrafts, variety } from './catalogue/showcase';
import type { Article } from './catalogue/types';
import { Control } from './control/control';
import { lightningWindow } from './core/clock';
import { Random } from './core/random';
import { Customers } from './customers/customers';
import type { Dialect } from './dialects/dialect';
import { loadForeignDrafts } from './foreign/load';
import { createHandlers } from './handlers';
import { SearchEngine } from './search/engine';
import { withBundles } from './seed/families/bundles';
import { embeddedDrafts } from './seed/families/index';

export interface BackendOptions {
  /** About how many articles of the embedded catalogue to load; all of them by default. */
  size?: number;
  /** Path of a foreign catalogue, `.jsonl` or `.jsonl.gz`. */
  catalogueFile?: string;
  now?: () => Date;
  dialect?: Dialect;
}

export interface Backend {
  readonly dialect: Dialect;
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  readonly control: Control;
  readonly customers: Customers;
  readonly handlers: HttpHandler[];
  now(): Date;
  lightning(): readonly Article[];
  isLightning(article: Article): boolean;
  /** Stars of every opinion, those written since the start included. */
  ratingsOf(article: Article): readonly number[];
}

const LIGHTNING_OFFERS = 10;

/** A new choice of well-discounted articles in each window of six hours. */
function lightningChooser(catalogue: Catalogue, now: () => Date): () => readonly Article[] {
  let window = -1;
  let chosen: readonly Article[] = [];
  return () => {
    if (window !== lightningWindow(now())) {
      window = lightningWindow(now());
      const good = catalogue.articles.filter(
        ({ prices, stock, hasImages }) =>
          prices.current <= prices.price * 0.86 && stock.total > 3 && hasImages,
      );
      const best = good.sort(byPopularity).slice(0, 400);
      const mixed = new Random(`lightning ${window}`).sample(best, best.length);
      chosen = variety(mixed, LIGHTNING_OFFERS);
    }
    return chosen;
  };
}

export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const now = options.now ?? (() => new Date());
  const drafts = options.catalogueFile
    ? loadForeignDrafts(options.catalogueFile)
    : withBundles(selectDrafts(embeddedDrafts(), options.size));
  const catalogue = buildCatalogue(drafts);
  const customers = new Customers(catalogue, now);
  const lightning = lightningChooser(catalogue, now);
  const handlers: HttpHandler[] = [];
  const backend: Backend = {
    catalogue,
    engine: new SearchEngine(catalogue),
    control: new Control(catalogue, () => customers.reset()),
    customers,
    handlers,
    dialect: options.dialect ?? 'full',
    now,
    lightning,
    isLightning: (article) => lightning().includes(article),
    ratingsOf: (article) => {
      const written = customers.reviews.filter(({ productId }) => productId === article.id);
      if (written.length === 0) return article.ratings;
      return [...written.map(({ rating }) => rating), ...article.ratings];
    },
  };
  handlers.push(...createHandlers(backend));
  return backend;
}

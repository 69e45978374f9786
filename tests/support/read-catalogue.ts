import { createClient } from '@/lib/api/client/client';
import { readProduct } from '@/lib/api/product';
import { readReviews } from '@/lib/api/reviews';
import { withReviewTotals } from '@/lib/domain/product/review';
import type { Product, Review } from '@/lib/domain/product/types';
import { type Backend, type BackendOptions, createBackend } from '@/tests/mock-api/backend';
import type { Article } from '@/tests/mock-api/catalogue/types';
import { fetchFrom } from '@/tests/mock-api/open-backend';

const API = 'http://mock.test';

export interface ShopCatalogue {
  backend: Backend;
  /** Some of its articles, from the first to the last kind. */
  articles: readonly Article[];
  /** A product as its page reads it, with what customers say. */
  read: (slug: string) => Promise<{ product: Product; reviews: readonly Review[] }>;
}

/** A backend in this process, and the shop's own way to read it. */
export async function openCatalogue(
  options: BackendOptions,
  count: number,
): Promise<ShopCatalogue> {
  const backend = await createBackend(options);
  const client = createClient({ baseUrl: `${API}/api`, fetch: fetchFrom(backend.handlers) });
  const all = backend.catalogue.articles;
  const step = Math.max(1, Math.floor(all.length / count));
  const articles = all.filter((_, index) => index % step === 0).slice(0, count);
  const read = async (slug: string) => {
    const found = await readProduct(client, slug);
    if (!found) throw new Error(`The shop does not find ${slug}.`);
    const reviews = await readReviews(client, { productId: found.id, page: 1 });
    return { product: withReviewTotals(found, reviews), reviews: reviews?.reviews ?? [] };
  };
  return { backend, articles, read };
}

import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Product } from '@/lib/domain/product/types';
import type { Walk } from './walk';

/** Loads the first pictures of a product in the sizes that pages show. */
export async function checkPictures(walk: Walk, { id, images }: Product): Promise<void> {
  const { api, fetch } = walk.options;
  const wanted = images.slice(0, 2).flatMap(({ thumbnail, large }) => [thumbnail, large]);
  for (const address of new Set(wanted)) {
    const problem = await problemOf(fetch, new URL(address, api).href);
    const told = ['a picture', `${problem}: ${address}`] as const;
    const product = { type: 'products', id };
    if (problem)
      walk.observe(assumedEndpoints.products, 'should', told, 'the placeholder is shown', product);
  }
}

async function problemOf(load: typeof fetch, address: string): Promise<string | null> {
  try {
    const response = await load(address, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (!response.ok) return `answers ${response.status}`;
    const type = response.headers.get('content-type') ?? 'nothing';
    return type.startsWith('image/') ? null : `is ${type} and not a picture`;
  } catch {
    return 'cannot be loaded';
  }
}

import type { Landing } from '@/lib/domain/landing';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { toLanding } from '../resources/landing';
import { firstEntity } from '../resources/wire';

const INCLUDE = [
  'banner',
  'sections.products',
  'sections.products.brand',
  'sections.products.category',
  'sections.products.coverImage',
].join(',');

/** The landing page with a slug, even when its campaign is over. Null when there is none. */
export async function readLanding(client: ApiClient, slug: string): Promise<Landing | null> {
  const document = await client.requestOrNull(assumedEndpoints.landings, {
    query: { 'filter[slug]': slug, include: INCLUDE },
  });
  return firstEntity(document, toLanding);
}

import type { Banner } from '@/lib/domain/product/types';
import type { ApiClient } from './client/client';
import type { JsonApiModel } from './client/json-api';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import { fileUrl, listEntities, text, url, withoutDuplicates } from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const readBannerFields = snakeToCamel({
  id: text,
  slot: text,
  title: text,
  text,
  call_to_action: text,
  image: fileUrl,
  image_mobile: fileUrl,
  alt: text,
  link: url,
});

export function toBanner(model: JsonApiModel): Banner | null {
  const banner = readBannerFields(model);
  const hasContent = banner.image || banner.imageMobile || banner.title;
  return banner.id && banner.slot && hasContent ? banner : null;
}

/** Limit of the pages, in case the last page never comes. */
const MAX_BANNER_PAGES = 10;

export async function readBanners(
  client: ApiClient,
  slots: readonly string[],
  signal?: AbortSignal,
): Promise<Banner[]> {
  const found = [];
  for (let page = 1; page <= MAX_BANNER_PAGES; page += 1) {
    const document = await client.request(assumedEndpoints.banners, {
      query: { 'filter[slot]': slots.join(','), 'page[number]': page },
      signal,
    });
    found.push(...listEntities(document, toBanner));
    if (!document.links.next) break;
  }
  return withoutDuplicates(found);
}

export const bannersQuery = (slots: readonly string[]) =>
  readQuery(['banners', slots], readBanners, slots, {
    staleTime: RARELY_CHANGING_MS,
    retry: false,
  });

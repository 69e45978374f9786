import type { Banner } from '@/lib/domain/product/types';
import type { ApiClient } from './client/client';
import type { JsonApiModel } from './client/json-api';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const readBannerFields = snakeToCamel({
  id: wire.text,
  slot: wire.text,
  title: wire.text,
  text: wire.text,
  call_to_action: wire.text,
  image: wire.fileUrl,
  image_mobile: wire.fileUrl,
  alt: wire.text,
  link: wire.url,
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
    found.push(...wire.listEntities(document, toBanner));
    if (!document.links.next) break;
  }
  return wire.withoutDuplicates(found);
}

export const bannersQuery = (slots: readonly string[]) =>
  readQuery(['banners', slots], readBanners, slots, {
    staleTime: RARELY_CHANGING_MS,
    retry: false,
  });

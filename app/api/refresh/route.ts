import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { getServerClient } from '@/lib/api/client/server-client';
import { readProductSlugs } from '@/lib/api/product-summaries';
import { serverEnv } from '@/lib/env';
import { createIndexNow } from '@/lib/refresh/index-now';
import { createCdnPurge, createRefreshHandler } from '@/lib/refresh/refresh-handler';

let refresh: ReturnType<typeof createRefreshHandler> | undefined;

/** On-demand cache refresh by tag. Only the backend may call it. */
export function POST(request: Request): Promise<Response> {
  const { REFRESH_SECRET, CDN_PURGE_URL, CDN_PURGE_TOKEN, ...env } = serverEnv();
  const purge = createCdnPurge({ url: CDN_PURGE_URL, token: CDN_PURGE_TOKEN });
  refresh ??= createRefreshHandler({
    secrets: REFRESH_SECRET,
    announce: createIndexNow({
      key: env.INDEXNOW_KEY,
      url: env.INDEXNOW_URL,
      siteUrl: env.SITE_URL,
    }),
    purgeCdn: (tags) => after(() => purge(tags)),
    // Expires the tag at once, so the next visitor waits for a new page: a stale price is worse than a slow response.
    revalidateTag: (tag) => revalidateTag(tag, { expire: 0 }),
    readProductSlugs: (ids) => readProductSlugs(getServerClient(), ids),
  });
  return refresh(request);
}

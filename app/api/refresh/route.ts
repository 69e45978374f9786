import { revalidateTag } from 'next/cache';
import { readProductSlugs } from '@/lib/api/calls/product';
import { serverClient } from '@/lib/api/server';
import { serverEnv } from '@/lib/env';
import { createRefresh } from '@/lib/refresh/handler';

let refresh: ReturnType<typeof createRefresh> | undefined;

/** On-demand cache refresh by tag. Only the backend may call it. */
export function POST(request: Request): Promise<Response> {
  refresh ??= createRefresh({
    secret: serverEnv().REFRESH_SECRET,
    // Expires the tag at once, so the next visitor waits for a new page: a stale price is worse than a slow response.
    drop: (tag) => revalidateTag(tag, { expire: 0 }),
    slugsOf: (ids) => readProductSlugs(serverClient(), ids),
  });
  return refresh(request);
}

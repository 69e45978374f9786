import { revalidateTag } from 'next/cache';
import { readProductSlugs } from '@/lib/api/calls/product';
import { serverClient } from '@/lib/api/server';
import { serverEnv } from '@/lib/env';
import { createRefresh } from '@/lib/refresh/handler';

let refresh: ReturnType<typeof createRefresh> | undefined;

/** On-demand refresh by tag, for the backend alone. */
export function POST(request: Request): Promise<Response> {
  refresh ??= createRefresh({
    secret: serverEnv().REFRESH_SECRET,
    // The next visitor waits for the new page: a stale price is worse than a slower answer.
    drop: (tag) => revalidateTag(tag, { expire: 0 }),
    slugsOf: (ids) => readProductSlugs(serverClient(), ids),
  });
  return refresh(request);
}

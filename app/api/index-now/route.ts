import { serverEnv } from '@/lib/env';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

/** The key file of IndexNow, `/{key}.txt`. */
export const GET = (request: Request): Promise<Response> =>
  textResponse(request, { type: 'text/plain' }, () => serverEnv().INDEXNOW_KEY ?? null);

import { createHash } from 'node:crypto';
import { readTwin } from '@/lib/agents/read-twin';
import { twinOfPage } from '@/lib/agents/twin-address';
import { serverEnv } from '@/lib/env';
import { logError } from '@/lib/monitoring/log';

export const dynamic = 'force-dynamic';

const NOT_STORED = { 'cache-control': 'no-store' };

/** The twin of a page in Markdown. The guard of requests leads here (`lib/agents/twin-address.ts`), whose path is that of the page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path?: string[] }> },
): Promise<Response> {
  const { path = [] } = await params;
  const { searchParams, search } = new URL(request.url);
  const pathname = `/${path.map(encodeURIComponent).join('/')}`;
  try {
    const text = await readTwin(pathname, searchParams);
    if (text === null) return new Response(null, { status: 404, headers: NOT_STORED });
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const page = `${pathname}${search}`;
    const headers = {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control':
        'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
      'x-robots-tag': 'noindex',
      link: [
        `<${new URL(page, serverEnv().SITE_URL).href}>; rel="canonical"`,
        `<${new URL(twinOfPage(page), serverEnv().SITE_URL).href}>; rel="self"`,
      ].join(', '),
      etag,
    };
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    return new Response(text, { headers });
  } catch (error) {
    logError('twin-failed', error);
    return new Response(null, { status: 503, headers: { ...NOT_STORED, 'retry-after': '60' } });
  }
}

import { readTwin } from '@/lib/agents/read-twin';
import { twinOfPage } from '@/lib/agents/twin-address';
import { serverEnv } from '@/lib/env';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

const CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

/** The twin of a page in Markdown. The guard of requests leads here (`lib/agents/twin-address.ts`), whose path is that of the page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path?: string[] }> },
): Promise<Response> {
  const { path = [] } = await params;
  const { searchParams, search } = new URL(request.url);
  const page = `/${path.map(encodeURIComponent).join('/')}`;
  const toLink = (address: string, rel: string) =>
    `<${new URL(address, serverEnv().SITE_URL).href}>; rel="${rel}"`;
  const headers = {
    'x-robots-tag': 'noindex',
    link: [
      toLink(`${page}${search}`, 'canonical'),
      toLink(twinOfPage(`${page}${search}`), 'self'),
    ].join(', '),
  };
  const kind = { type: 'text/markdown', cache: CACHE, headers };
  return textResponse(request, kind, () => readTwin(page, searchParams));
}

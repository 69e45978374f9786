import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

/** What crawlers may ask for, and what their owners may do with it. */
export function GET(request: Request): Promise<Response> {
  const { SITE_URL, AGENT_POLICY } = serverEnv();
  const lines = [
    'User-Agent: *',
    `Content-Signal: ${AGENT_POLICY}`,
    'Allow: /',
    'Disallow: /api/',
    '',
    `Host: ${SITE_URL}`,
    `Sitemap: ${SITE_URL}${route('sitemap')}`,
  ];
  return textResponse(request, { type: 'text/plain' }, () => `${lines.join('\n')}\n`);
}

import { textAnswer } from '@/lib/agents/text-answer';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';

export const dynamic = 'force-dynamic';

/** What crawlers may ask for, and what their owners may do with it. */
export function GET(): Response {
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
  return textAnswer(`${lines.join('\n')}\n`, 'text/plain');
}

import type { IncomingMessage } from 'node:http';
import { hasFeature } from '@/lib/features/has-feature';
import { getInstruments } from '@/lib/monitoring/telemetry/instruments';
import { listMachinePaths, route } from '@/lib/routing/routes';
import { toTwinAddress } from './twin-address';

/** Names by which programs call themselves. One that contains another stands before it. */
const AGENTS = [
  'AdsBot-Google',
  'Storebot-Google',
  'GoogleOther',
  'Googlebot',
  'Bingbot',
  'DuckDuckBot',
  'Applebot',
  'YandexBot',
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Amazonbot',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
  'facebookexternalhit',
] as const;

/** Who reads, as it says itself: nobody proves it. */
export function toAgent(userAgent = ''): string {
  const text = userAgent.toLowerCase();
  const known = AGENTS.find((name) => text.includes(name.toLowerCase()));
  if (known) return known;
  return text.startsWith('mozilla/') && !/bot|crawl|spider|https?:/.test(text)
    ? 'browser'
    : 'other bot';
}

/** Files and calls, which are no surface. */
const OTHER_PATH = /^\/(?:api|_next)\/|\.(?!md$)\w+$/;

export function toSurface({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (path.startsWith('/feeds/')) return 'feed';
  if (path === route('sitemap') || path.startsWith('/sitemaps/')) return 'sitemap';
  if (listMachinePaths().includes(path)) return 'self-description';
  if (hasFeature('twins') && toTwinAddress(url, headers.accept) !== null) return 'twin';
  return OTHER_PATH.test(path) || headers.rsc !== undefined ? null : 'document';
}

/** Counts who reads what: labels are of two closed lists. */
export function countRead(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const surface = toSurface(request);
  if (surface === null) return;
  getInstruments()?.surfaceReads.add(1, {
    surface,
    agent: toAgent(request.headers['user-agent']),
  });
}

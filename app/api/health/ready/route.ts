import { readReadiness } from '@/lib/health/shutdown';

export const dynamic = 'force-dynamic';

/** Whether a load balancer may send requests to this server. */
export const GET = (): Response =>
  new Response(null, {
    status: readReadiness() ? 204 : 503,
    headers: { 'cache-control': 'no-store' },
  });

export const dynamic = 'force-dynamic';

/** Whether the process answers at all. */
export const GET = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

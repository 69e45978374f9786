/** A file for programs, made from settings and texts of this build alone. Null for one that this shop does not have. */
export const textAnswer = (body: string | null, type: string): Response =>
  body === null
    ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : new Response(body, {
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
        },
      });

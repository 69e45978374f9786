import { serverEnv } from '@/lib/env';
import { readSitemapFiles, sitemapIndexXml } from '@/lib/seo/sitemap';
import { textResponse } from '@/lib/seo/text-response';

// Never at build, where the backend may be unreachable. Its data is cached.
export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> =>
  textResponse(request, { type: 'application/xml' }, async () =>
    sitemapIndexXml(await readSitemapFiles(), serverEnv().SITE_URL),
  );

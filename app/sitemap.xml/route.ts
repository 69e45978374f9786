import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { readSitemapFiles, toSitemapResponse } from '@/lib/seo/read-sitemap';
import { sitemapIndexXml } from '@/lib/seo/sitemap';

// Never at build, where the backend may be unreachable. Its data is cached.
export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> =>
  toSitemapResponse(request, async () => {
    const files = await readSitemapFiles();
    const paths = files.map((file) => route('sitemap.file', { file }));
    return sitemapIndexXml(paths, serverEnv().SITE_URL);
  });

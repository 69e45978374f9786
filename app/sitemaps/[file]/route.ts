import { serverEnv } from '@/lib/env';
import { readSitemapUrls, toSitemapResponse } from '@/lib/seo/read-sitemap';
import { parseSitemapFile, urlSetXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** One file of the sitemap: the shop's own and landing pages, the list pages, or products. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  toSitemapResponse(request, async () => {
    const file = parseSitemapFile((await params).file);
    const urls = file ? await readSitemapUrls(file) : [];
    return urls.length > 0 ? urlSetXml(urls, serverEnv().SITE_URL) : null;
  });

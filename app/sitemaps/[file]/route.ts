import { serverEnv } from '@/lib/env';
import { readSitemapUrls, urlSetXml } from '@/lib/seo/sitemap';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** One file of the sitemap: the shop's own and landing pages, the list pages, or products. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  textResponse(request, { type: 'application/xml' }, async () => {
    const urls = await readSitemapUrls((await params).file);
    return urls.length > 0 ? urlSetXml(urls, serverEnv().SITE_URL) : null;
  });

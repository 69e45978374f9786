import { serverEnv } from '@/lib/env';
import { parseSitemapFile } from '@/lib/seo/sitemap';
import { sitemapAnswer } from '@/lib/seo/sitemap-answer';
import { readSitemapUrls } from '@/lib/seo/sitemap-document';
import { urlSetXml } from '@/lib/seo/sitemap-xml';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** One file of the sitemap: the shop's own and landing pages, the list pages, or products. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return sitemapAnswer(async () => {
    const file = parseSitemapFile((await params).file);
    const urls = file ? await readSitemapUrls(file) : [];
    return urls.length > 0 ? urlSetXml(urls, serverEnv().SITE_URL) : null;
  });
}

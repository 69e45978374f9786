import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { sitemapAnswer } from '@/lib/seo/sitemap-answer';
import { readSitemapFiles } from '@/lib/seo/sitemap-document';
import { sitemapIndexXml } from '@/lib/seo/sitemap-xml';

// Never at build, where the backend may be unreachable. Its data is cached.
export const dynamic = 'force-dynamic';

/** The sitemap index. */
export function GET(): Promise<Response> {
  return sitemapAnswer(async () => {
    const files = await readSitemapFiles();
    const paths = files.map((file) => route('sitemap.file', { file }));
    return sitemapIndexXml(paths, serverEnv().SITE_URL);
  });
}

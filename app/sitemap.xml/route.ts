import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { sitemapAnswer } from '@/lib/seo/sitemap-answer';
import { readSitemapFiles } from '@/lib/seo/sitemap-document';
import { sitemapIndexXml } from '@/lib/seo/sitemap-xml';

// Never at build: the backend may be unreachable then. What it reads is kept.
export const dynamic = 'force-dynamic';

/** The list of the sitemap's files. */
export function GET(): Promise<Response> {
  return sitemapAnswer(async () => {
    const files = await readSitemapFiles();
    const paths = files.map((file) => route('sitemap.file', { file }));
    return sitemapIndexXml(paths, serverEnv().SITE_URL);
  });
}

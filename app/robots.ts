import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = serverEnv();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    host: SITE_URL,
    sitemap: `${SITE_URL}${route('sitemap')}`,
  };
}

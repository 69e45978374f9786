import type { Crumb } from '@/components/ui/breadcrumbs';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { breadcrumbJsonLd, JsonLd } from '@/lib/seo/json-ld';

export function BreadcrumbsJsonLd({ crumbs }: { crumbs: readonly Crumb[] }) {
  const home = { name: getTexts('common')('home'), href: route('home') };
  return <JsonLd data={breadcrumbJsonLd([home, ...crumbs], serverEnv().SITE_URL)} />;
}

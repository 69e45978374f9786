import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { withShopName } from '../ui/shop-name';
import { type ContentRoute, contents, faqContent } from './content';

function headTexts(page: StaticRoute): { title: string; description: string } {
  const t = texts('support');
  const name = serverEnv().SITE_NAME;
  if (page === 'support.stores') {
    return { title: t('stores.title'), description: t('stores.description', { name }) };
  }
  if (page === 'support.contact') {
    return { title: t('contact.title'), description: t('contact.description', { name }) };
  }
  return page === 'support.faq' ? faqContent : contents[page satisfies ContentRoute];
}

/** The metadata of a support or about page. */
export function staticMetadata(page: StaticRoute): Metadata {
  const { title, description } = headTexts(page);
  return pageMetadata({ title, description: withShopName(description), path: route(page) });
}

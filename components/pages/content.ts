import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';
import { type ContentRoute, faqContent, pageContents } from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { withShopName } from '../ui/rich-text';

function metadataTexts(page: StaticRoute): { title: string; description: string } {
  const t = getTexts('support');
  const name = serverEnv().SITE_NAME;
  if (page === 'support.stores') {
    return { title: t('stores.title'), description: t('stores.description', { name }) };
  }
  if (page === 'support.contact') {
    return { title: t('contact.title'), description: t('contact.description', { name }) };
  }
  return page === 'support.faq' ? faqContent : pageContents[page satisfies ContentRoute];
}

export function staticPageMetadata(page: StaticRoute): Metadata {
  const { title, description } = metadataTexts(page);
  return pageMetadata({ title, description: withShopName(description), path: route(page) });
}

import type { Metadata } from 'next';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/** Metadata of the builder's documents. It is the same for every URL, because the build itself lives in the browser. */
export function builderMetadata(): Metadata {
  const t = getTexts('assembly');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('assembly-new'),
    noIndex: true,
  });
}

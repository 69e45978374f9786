import type { Metadata } from 'next';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/** Metadata of the builder's documents. It is the same for every URL, because the build itself lives in the browser. */
export function assemblyMetadata(): Metadata {
  const t = texts('assembly');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('assembly-new'),
    noIndex: true,
  });
}

import type { Metadata } from 'next';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/** Head of the builder's documents: whatever is in their addresses, what is built is the visitor's. */
export function assemblyMetadata(): Metadata {
  const t = texts('assembly');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('assembly-new'),
    noIndex: true,
  });
}

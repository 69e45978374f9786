import type { Metadata } from 'next';
import { CompareShell } from '@/components/browse/compare/compare-shell';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = optionalMetadata('compare', (): Metadata => {
  const t = getTexts('compare');
  return pageMetadata({
    title: t('page.title'),
    description: t('page.description'),
    path: route('compare'),
    noIndex: true,
  });
});

export default optionalPage('compare', () => <CompareShell />);

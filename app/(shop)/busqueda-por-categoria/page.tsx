import type { Metadata } from 'next';
import { CategoriesScreen } from '@/components/browse/search/categories-screen';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';
import { getCategoryTree } from '@/lib/api/catalogue';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 1800;

export const generateMetadata = cachedHead(async function categoriesHead(): Promise<Metadata> {
  const t = texts('search');
  return pageMetadata({
    title: t('categories.title'),
    description: t('categories.description', { site: serverEnv().SITE_NAME }),
    path: route('search_categories'),
  });
});

export default cachedDocument(async function Categories() {
  return <CategoriesScreen categories={await getCategoryTree()} />;
});

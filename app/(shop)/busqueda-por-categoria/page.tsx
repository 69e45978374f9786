import type { Metadata } from 'next';
import { cachedDocument, cachedHead } from '@/components/layout/document';
import { CategoriesScreen } from '@/components/search/categories-screen';
import { getCategoryTree } from '@/lib/api/catalogue';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
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

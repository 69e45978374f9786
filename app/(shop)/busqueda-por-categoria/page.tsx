import { CategoriesScreen } from '@/components/browse/search/categories-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { getCategoryTree } from '@/lib/api/catalogue';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 1800;

export const generateMetadata = cachedMetadata(async () => {
  const t = getTexts('search');
  return pageMetadata({
    title: t('categories.title'),
    description: t('categories.description', { site: serverEnv().SITE_NAME }),
    path: route('search_categories'),
  });
});

export default cachedDocument(async () => (
  <CategoriesScreen categories={await getCategoryTree()} />
));

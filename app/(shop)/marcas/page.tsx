import { BrandsScreen } from '@/components/browse/search/brands-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { getBrands } from '@/lib/api/catalogue';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 1800;

export const generateMetadata = cachedMetadata(async () => {
  const t = getTexts('search');
  return pageMetadata({
    title: t('brands.title'),
    description: t('brands.description', { site: serverEnv().SITE_NAME }),
    path: route('marcas'),
  });
});

export default cachedDocument(async () => <BrandsScreen brands={await getBrands()} />);

import type { Metadata } from 'next';
import { BrandsScreen } from '@/components/browse/search/brands-screen';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';
import { getBrands } from '@/lib/api/catalogue';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 1800;

export const generateMetadata = cachedHead(async function brandsHead(): Promise<Metadata> {
  const t = texts('search');
  return pageMetadata({
    title: t('brands.title'),
    description: t('brands.description', { site: serverEnv().SITE_NAME }),
    path: route('marcas'),
  });
});

export default cachedDocument(async function Brands() {
  return <BrandsScreen brands={await getBrands()} />;
});

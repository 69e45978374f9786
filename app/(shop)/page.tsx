import { HOME_BANNER_SLOTS, HomeScreen } from '@/components/browse/home/home-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { getBanners, getBrands, getCategoryTree, getSections } from '@/lib/api/catalogue';
import { requireEntity } from '@/lib/api/client/errors';
import { HOME_SECTIONS } from '@/lib/api/sections';
import { getRunningSections } from '@/lib/domain/product/lightning-offers';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export const generateMetadata = cachedMetadata(async () => {
  const t = getTexts('home');
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: serverEnv().SITE_NAME }),
    path: route('home'),
  });
});

export default cachedDocument(async function Home() {
  const [banners, sections, categories, brands] = await Promise.all([
    getBanners.optional(HOME_BANNER_SLOTS),
    getSections.optional(HOME_SECTIONS),
    getCategoryTree.optional(),
    getBrands.optional(),
  ]);
  // Each part may be missing, but a backend that answers nothing is down: then the last good page stays.
  requireEntity(banners ?? sections ?? categories ?? brands);
  return (
    <HomeScreen
      banners={banners ?? []}
      sections={getRunningSections(sections ?? [], Date.now())}
      categories={categories ?? []}
      brands={brands ?? []}
    />
  );
});

import { LightningOffersScreen } from '@/components/browse/home/product-section';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { getSections } from '@/lib/api/catalogue';
import { getRunningSections, LIGHTNING_SECTION } from '@/lib/domain/product/lightning-offers';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

/** Not indexed: in a few hours the page has other products. */
export const generateMetadata = cachedMetadata(async () => {
  const t = getTexts('home');
  return pageMetadata({
    title: t('Lightning offers'),
    description: t('lightning.description', { site: serverEnv().SITE_NAME }),
    path: route('lightning-offers'),
    noIndex: true,
  });
});

export default cachedDocument(async function LightningOffers() {
  const sections = await getSections([LIGHTNING_SECTION]);
  return <LightningOffersScreen section={getRunningSections(sections, Date.now())[0]} />;
});

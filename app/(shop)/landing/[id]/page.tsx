import { LandingScreen } from '@/components/browse/landing/landing-screen';
import {
  cachedDocument,
  cachedMetadata,
  notFoundMetadata,
  renderUnknownSlug,
} from '@/components/shell/document/cached-document';
import { getLanding } from '@/lib/api/catalogue';
import { hasLandingEnded } from '@/lib/domain/landing';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { toWholeText } from '@/lib/seo/whole-text';

export const revalidate = 300;

export const generateStaticParams = () => [];

interface LandingPageProps {
  params: Promise<{ id: string }>;
}

async function loadLanding({ params }: LandingPageProps) {
  const id = hasRoute('landing') ? decodeSegment((await params).id) : null;
  return { id, landing: id === null ? null : await getLanding(id) };
}

export const generateMetadata = cachedMetadata(async (props: LandingPageProps) => {
  const { landing } = await loadLanding(props);
  if (!landing) return notFoundMetadata();
  const { title, text, metaDescription, slug, banner } = landing;
  const image = banner?.image ?? banner?.imageMobile;
  return pageMetadata({
    title,
    description: toWholeText(metaDescription || text || title),
    path: route('landing', { id: slug }),
    images: image ? [image] : [],
    noIndex: hasLandingEnded(landing, Date.now()),
  });
});

export default cachedDocument(async (props: LandingPageProps) => {
  const { id, landing } = await loadLanding(props);
  if (!landing)
    return renderUnknownSlug(id, getLanding, (meant) => route('landing', { id: meant }));
  return <LandingScreen landing={landing} siteUrl={serverEnv().SITE_URL} now={Date.now()} />;
});

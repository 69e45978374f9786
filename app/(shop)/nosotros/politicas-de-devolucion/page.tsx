import { ContentScreen } from '@/components/pages/content-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function returnsHead() {
  return staticPageMetadata('about.returns');
});

export default cachedDocument(async function Returns() {
  return <ContentScreen page="about.returns" />;
});

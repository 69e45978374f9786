import { ContentScreen } from '@/components/pages/content-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function warrantiesHead() {
  return staticPageMetadata('about.warranties');
});

export default cachedDocument(async function Warranties() {
  return <ContentScreen page="about.warranties" />;
});

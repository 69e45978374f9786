import { cachedDocument, cachedHead } from '@/components/layout/document';
import { ContentScreen } from '@/components/static-pages/content-screen';
import { staticMetadata } from '@/components/static-pages/static-metadata';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function warrantiesHead() {
  return staticMetadata('about.warranties');
});

export default cachedDocument(async function Warranties() {
  return <ContentScreen page="about.warranties" />;
});

import { ContentScreen } from '@/components/pages/content-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function warrantiesHead() {
  return staticMetadata('about.warranties');
});

export default cachedDocument(async function Warranties() {
  return <ContentScreen page="about.warranties" />;
});

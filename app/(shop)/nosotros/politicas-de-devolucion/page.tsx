import { ContentScreen } from '@/components/pages/content-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function returnsHead() {
  return staticMetadata('about.returns');
});

export default cachedDocument(async function Returns() {
  return <ContentScreen page="about.returns" />;
});

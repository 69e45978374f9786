import { ContentScreen } from '@/components/pages/content-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function termsHead() {
  return staticMetadata('about.terms');
});

export default cachedDocument(async function Terms() {
  return <ContentScreen page="about.terms" />;
});

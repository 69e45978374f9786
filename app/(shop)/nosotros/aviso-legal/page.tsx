import { cachedDocument, cachedHead } from '@/components/layout/document';
import { ContentScreen } from '@/components/static-pages/content-screen';
import { staticMetadata } from '@/components/static-pages/static-metadata';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function legalHead() {
  return staticMetadata('about.legal');
});

export default cachedDocument(async function LegalNotice() {
  return <ContentScreen page="about.legal" />;
});

import { ContactScreen } from '@/components/pages/contact-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function contactHead() {
  return staticPageMetadata('support.contact');
});

export default cachedDocument(async function Contact() {
  return <ContactScreen />;
});

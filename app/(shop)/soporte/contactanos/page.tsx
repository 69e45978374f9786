import { cachedDocument, cachedHead } from '@/components/layout/document';
import { ContactScreen } from '@/components/static-pages/contact-screen';
import { staticMetadata } from '@/components/static-pages/static-metadata';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function contactHead() {
  return staticMetadata('support.contact');
});

export default cachedDocument(async function Contact() {
  return <ContactScreen />;
});

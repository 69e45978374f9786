import { ContactScreen } from '@/components/pages/contact-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function contactHead() {
  return staticMetadata('support.contact');
});

export default cachedDocument(async function Contact() {
  return <ContactScreen />;
});

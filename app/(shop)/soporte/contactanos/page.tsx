import { ContactScreen } from '@/components/pages/contact-screen';
import { staticPageMetadata } from '@/components/pages/static-page';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async () => staticPageMetadata('support.contact'));

export default cachedDocument(async () => <ContactScreen />);

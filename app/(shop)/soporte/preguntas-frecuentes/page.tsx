import { FaqScreen } from '@/components/pages/faq-screen';
import { staticPageMetadata } from '@/components/pages/static-page';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async () => staticPageMetadata('support.faq'));

export default cachedDocument(async () => <FaqScreen />);

import { staticPageMetadata } from '@/components/pages/content';
import { ContentScreen } from '@/components/pages/content-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async () => staticPageMetadata('about.legal'));

export default cachedDocument(async () => <ContentScreen page="about.legal" />);

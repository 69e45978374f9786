import { staticPageMetadata } from '@/components/pages/static-page';
import { StoresScreen } from '@/components/pages/stores-screen';
import {
  cachedDocument,
  cachedMetadata,
  optionalMetadata,
  optionalPage,
} from '@/components/shell/document/cached-document';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

export const generateMetadata = optionalMetadata(
  'support.stores',
  cachedMetadata(async () => staticPageMetadata('support.stores')),
);

export default optionalPage(
  'support.stores',
  cachedDocument(async () => <StoresScreen stores={await getStores()} />),
);

import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import {
  generateSharedBuildMetadata,
  SharedBuildDocument,
  type SharedBuildPageProps,
} from '../shared-build-document';

export const revalidate = 300;

export const generateStaticParams = () => [];

export const generateMetadata = cachedMetadata(generateSharedBuildMetadata);

export default cachedDocument(({ params }: SharedBuildPageProps) =>
  SharedBuildDocument({ params }),
);

import {
  generateSharedBuildMetadata,
  SharedBuildDocument,
  type SharedBuildPageProps,
} from '@/app/(shop)/equipo-compartido/shared-build-document';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateStaticParams = () => [];

export const generateMetadata = cachedMetadata(generateSharedBuildMetadata);

export default cachedDocument(({ params }: SharedBuildPageProps) =>
  SharedBuildDocument({ params, isSimple: true }),
);

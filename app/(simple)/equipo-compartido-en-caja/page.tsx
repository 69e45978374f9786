import {
  generateSharedBuildMetadata,
  SharedBuildDocument,
  type SharedBuildPageProps,
} from '@/app/(shop)/equipo-compartido/shared-build-document';

export function generateMetadata(request: SharedBuildPageProps) {
  return generateSharedBuildMetadata(request);
}

export default function SimpleSharedBuildPage({ searchParams }: SharedBuildPageProps) {
  return <SharedBuildDocument searchParams={searchParams} isSimple />;
}

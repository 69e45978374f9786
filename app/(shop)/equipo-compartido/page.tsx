import {
  generateSharedBuildMetadata,
  SharedBuildDocument,
  type SharedBuildPageProps,
} from './shared-build-document';

export function generateMetadata(request: SharedBuildPageProps) {
  return generateSharedBuildMetadata(request);
}

export default function SharedBuildPage({ searchParams }: SharedBuildPageProps) {
  return <SharedBuildDocument searchParams={searchParams} />;
}

import {
  SharedDocument,
  type SharedRequest,
  sharedHead,
} from '@/app/(shop)/equipo-compartido/shared-document';

export function generateMetadata(request: SharedRequest) {
  return sharedHead(request);
}

export default function Shared({ searchParams }: SharedRequest) {
  return <SharedDocument searchParams={searchParams} isSimple />;
}

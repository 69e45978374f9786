import type { Metadata } from 'next';
import {
  SharedBuildNotFound,
  SharedBuildScreen,
  sharedBuildMetadata,
} from '@/components/builder/shared-build-screen';
import { getBackendCompatibility } from '@/lib/api/catalogue';
import { readSharedBuild } from '@/lib/api/shared-build';
import {
  applyBackendAnswer,
  checkBuild,
  combineBackendAnswers,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';

export interface SharedBuildPageProps {
  params: Promise<{ build: string }>;
}

const readBuild = async ({ params }: SharedBuildPageProps) =>
  readSharedBuild(decodeSegment((await params).build) ?? '');

export const generateSharedBuildMetadata = async (
  request: SharedBuildPageProps,
): Promise<Metadata> => sharedBuildMetadata(await readBuild(request));

export async function SharedBuildDocument(request: SharedBuildPageProps & { isSimple?: boolean }) {
  const build = await readBuild(request);
  const { entries, gone } = build;
  const { isSimple = false } = request;
  if (entries.length === 0)
    return <SharedBuildNotFound hasGone={gone.length > 0} isSimple={isSimple} />;
  const rated = toCheckedParts(entries);
  const ids = rated.map(({ productId }) => productId);
  const answer = ids.length > 1 ? combineBackendAnswers(await getBackendCompatibility(ids)) : null;
  return (
    <SharedBuildScreen
      build={build}
      compatibility={applyBackendAnswer(checkBuild(rated), answer, ids)}
      shopName={serverEnv().SITE_NAME}
      siteUrl={serverEnv().SITE_URL}
      isSimple={isSimple}
    />
  );
}

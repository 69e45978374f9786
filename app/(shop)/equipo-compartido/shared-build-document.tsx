import type { Metadata } from 'next';
import {
  type SharedBuild,
  SharedBuildNotFound,
  SharedBuildScreen,
  sharedBuildMetadata,
} from '@/components/builder/shared-build-screen';
import { getBackendCompatibility, getBuildGroups, getParts } from '@/lib/api/catalogue';
import {
  applyBackendAnswer,
  checkBuild,
  combineBackendAnswers,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { getActiveGroups } from '@/lib/domain/build/groups';
import { decodeBuild, restoreSharedBuild } from '@/lib/domain/build/share';
import { decodeSegment } from '@/lib/domain/decode-segment';
import { serverEnv } from '@/lib/env';

export interface SharedBuildPageProps {
  params: Promise<{ build: string }>;
}

async function readSharedBuild({ params }: SharedBuildPageProps): Promise<SharedBuild> {
  const text = decodeSegment((await params).build) ?? '';
  const ids = [...new Set(decodeBuild(text).parts.map(({ productId }) => productId))];
  const [all, found] = await Promise.all([getBuildGroups(), getParts(ids)]);
  const groups = getActiveGroups(all);
  const parts = new Map(found.map(({ part }) => [part.id, part]));
  const covers = new Map(found.map(({ id, summary }) => [id, summary.cover]));
  return { text, groups, covers, ...restoreSharedBuild(text, parts, groups) };
}

export async function generateSharedBuildMetadata(
  request: SharedBuildPageProps,
): Promise<Metadata> {
  return sharedBuildMetadata(await readSharedBuild(request));
}

export async function SharedBuildDocument(request: SharedBuildPageProps & { isSimple?: boolean }) {
  const build = await readSharedBuild(request);
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

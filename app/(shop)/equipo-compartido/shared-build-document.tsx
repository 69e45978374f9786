import type { Metadata } from 'next';
import { sharedBuildMetadata } from '@/components/builder/shared-build-metadata';
import { SharedBuildNotFound } from '@/components/builder/shared-build-not-found';
import { SharedBuildScreen } from '@/components/builder/shared-build-screen';
import { getBackendCompatibility, getBuildGroups, getParts } from '@/lib/api/catalogue';
import { combineBackendAnswers } from '@/lib/domain/build/compatibility/answers';
import {
  applyBackendAnswer,
  checkBuild,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { getActiveGroups } from '@/lib/domain/build/groups';
import { decodeBuild } from '@/lib/domain/build/share';
import { restoreSharedBuild } from '@/lib/domain/build/shared-build';
import { decodeSegment } from '@/lib/domain/decode-segment';
import { serverEnv } from '@/lib/env';

export interface SharedBuildPageProps {
  params: Promise<{ build: string }>;
}

async function readSharedBuild({ params }: SharedBuildPageProps) {
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
  const { text, groups, covers, entries, gone, unread } = await readSharedBuild(request);
  const { isSimple = false } = request;
  if (entries.length === 0)
    return <SharedBuildNotFound hasGone={gone.length > 0} isSimple={isSimple} />;
  const rated = toCheckedParts(entries);
  const ids = rated.map(({ productId }) => productId);
  const answer = ids.length > 1 ? combineBackendAnswers(await getBackendCompatibility(ids)) : null;
  return (
    <SharedBuildScreen
      encodedBuild={text}
      groups={groups}
      covers={covers}
      entries={entries}
      discontinued={gone}
      unread={unread}
      compatibility={applyBackendAnswer(checkBuild(rated), answer, ids)}
      shopName={serverEnv().SITE_NAME}
      siteUrl={serverEnv().SITE_URL}
      isSimple={isSimple}
    />
  );
}

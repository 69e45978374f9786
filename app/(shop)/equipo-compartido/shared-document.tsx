import type { Metadata } from 'next';
import { sharedMetadata } from '@/components/builder/shared-metadata';
import { SharedMissing } from '@/components/builder/shared-missing';
import { SharedScreen } from '@/components/builder/shared-screen';
import { getAssemblyAnswers, getAssemblyGroups, getParts } from '@/lib/api/catalogue';
import { joinAnswers } from '@/lib/domain/build/compatibility/answers';
import { checkBuild, ratedParts, ruledBy } from '@/lib/domain/build/compatibility/check';
import { orderedGroups } from '@/lib/domain/build/groups';
import { decodeBuild, SHARED_PARAM } from '@/lib/domain/build/share';
import { sharedBuild } from '@/lib/domain/build/shared-build';
import { serverEnv } from '@/lib/env';

export interface SharedRequest {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ searchParams }: SharedRequest) {
  const given = (await searchParams)[SHARED_PARAM];
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  const ids = [...new Set(decodeBuild(text).map(({ productId }) => productId))];
  const [all, found] = await Promise.all([getAssemblyGroups(), getParts(ids)]);
  const groups = orderedGroups(all);
  const parts = new Map(found.map(({ part }) => [part.id, part]));
  const covers = new Map(found.map(({ id, summary }) => [id, summary.cover]));
  return { text, groups, covers, ...sharedBuild(text, parts, groups) };
}

export async function sharedHead(request: SharedRequest): Promise<Metadata> {
  return sharedMetadata(await read(request));
}

/** A shared build, which the address contains. It is rendered per request, because every build has its own address. */
export async function SharedDocument(request: SharedRequest & { isSimple?: boolean }) {
  const { text, groups, covers, entries, gone } = await read(request);
  const { isSimple = false } = request;
  if (entries.length === 0) return <SharedMissing hasGone={gone.length > 0} isSimple={isSimple} />;
  const rated = ratedParts(entries);
  const ids = rated.map(({ productId }) => productId);
  const answer = ids.length > 1 ? joinAnswers(await getAssemblyAnswers(ids)) : null;
  return (
    <SharedScreen
      text={text}
      groups={groups}
      covers={covers}
      entries={entries}
      gone={gone}
      compatibility={ruledBy(checkBuild(rated), answer, ids)}
      shopName={serverEnv().SITE_NAME}
      siteUrl={serverEnv().SITE_URL}
      isSimple={isSimple}
    />
  );
}

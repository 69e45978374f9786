import { encodeBuild, SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import type { BuildEntry } from '@/lib/domain/build/types';
import { route } from '@/lib/routing/routes';

/** The URL of the page that shows this build: the build is encoded in the query. */
export function sharedBuildHref(entries: readonly BuildEntry[]): string {
  // The code has only characters that need no escaping in a URL.
  return `${route('assembly-new')}?${SHARED_BUILD_PARAM}=${encodeBuild(entries)}`;
}

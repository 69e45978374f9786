import { encodeBuild, SHARED_PARAM } from '@/lib/domain/build/share';
import type { AssemblyEntry } from '@/lib/domain/build/types';
import { route } from '@/lib/routing/routes';

/** The address that holds a build. */
export function sharedHref(entries: readonly AssemblyEntry[]): string {
  // What the code is made of stands for itself in an address, and stays short that way.
  return `${route('assembly-new')}?${SHARED_PARAM}=${encodeBuild(entries)}`;
}

import type { SavedBuild } from '@/lib/api/saved-builds';
import { type Build, createBuild, createBuildKey, getBuild } from '@/lib/domain/build/build';
import type { BuildEntry } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';

/** Opens a build on this device, at the step where the visitor left it. Unsaved changes take precedence. */
function open(build: Omit<Build, 'activeGroupId' | 'addedAssemblyId'>): void {
  const { builds, openBuild } = useBuildStore.getState();
  const { activeGroupId, addedAssemblyId } = getBuild(builds, build.key);
  openBuild({ ...build, activeGroupId, addedAssemblyId });
}

/** Opens a saved build. A product that is no longer sold is left out, so that its step is empty again. */
export function openSavedBuild(config: SavedBuild, entries: readonly BuildEntry[]): void {
  const sold = entries.filter(({ part }) => part !== null);
  open({ ...createBuild(), ...config, key: createBuildKey(config.id), entries: sold });
}

/** Opens a build that is in the cart. */
export function openCartBuild(
  cart: NonNullable<Build['cart']>,
  name: string,
  entries: readonly BuildEntry[],
): void {
  const key = createBuildKey(null, cart.assemblyId);
  open({ ...createBuild(), key, name, entries, cart });
}

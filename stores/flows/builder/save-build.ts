import { browserClient } from '@/lib/api/client/browser-client';
import { isNotFound } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import {
  createSavedBuildEntry,
  deleteSavedBuild,
  deleteSavedBuildEntry,
  readSavedBuildEntries,
  type SavedBuild,
  saveBuildName,
  savedBuildQuery,
  savedBuildsQuery,
} from '@/lib/api/saved-builds';
import { type Build, createBuild, createBuildKey, getBuild } from '@/lib/domain/build/build';
import { type BuildEntry, type ChosenEntry, isChosenEntry } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';

/** Opens a build on this device, at the step where the visitor left it. Unsaved changes take precedence. */
function openOnDevice(build: Omit<Build, 'activeGroupId' | 'addedAssemblyId'>): void {
  const { builds, openBuild } = useBuildStore.getState();
  const { activeGroupId, addedAssemblyId } = getBuild(builds, build.key);
  openBuild({ ...build, activeGroupId, addedAssemblyId });
}

/** Opens a saved build. A product that is no longer sold is left out, so that its step is empty again. */
export function openSavedBuild(config: SavedBuild, entries: readonly BuildEntry[]): void {
  const sold = entries.filter(({ part }) => part !== null);
  openOnDevice({ ...createBuild(), ...config, key: createBuildKey(config.id), entries: sold });
}

export function openCartBuild(
  cart: NonNullable<Build['cart']>,
  name: string,
  entries: readonly BuildEntry[],
): void {
  const key = createBuildKey(null, cart.assemblyId);
  openOnDevice({ ...createBuild(), key, name, entries, cart });
}

export const invalidateSavedBuilds = (customerId: string): Promise<void> =>
  getQueryClient().invalidateQueries({
    queryKey: savedBuildsQuery(customerId).queryKey,
    exact: true,
  });

/** Deletes a saved build on the server. The copy on this device stays. @throws ApiError */
export async function removeSavedBuild(
  { id, slug }: { id: string; slug: string },
  customerId: string,
): Promise<void> {
  try {
    await deleteSavedBuild(browserClient, id);
    getQueryClient().removeQueries({ queryKey: savedBuildQuery(customerId, slug).queryKey });
  } finally {
    await invalidateSavedBuilds(customerId);
  }
}

export async function renameSavedBuild(
  build: Build,
  customerId: string,
  name: string,
): Promise<void> {
  try {
    const config = await saveBuildName(browserClient, { customerId, id: build.id, name });
    useBuildStore.getState().setBuild({ ...build, ...config });
    getQueryClient().setQueryData(
      savedBuildQuery(customerId, build.slug).queryKey,
      (known) => known && { ...known, config },
    );
  } finally {
    await invalidateSavedBuilds(customerId);
  }
}

/** A build could not be saved with all its parts. The incomplete saved build is deleted (spec 4.5). */
export class BuildSaveError extends Error {
  override readonly name = 'AssemblySaveError';
  /** @param isGone false when the deletion failed too, so that an incomplete build may be on the server */
  constructor(
    override readonly cause: unknown,
    readonly isGone: boolean,
  ) {
    super('The configuration was not saved');
  }
}

const isSameEntry = (a: BuildEntry) => (b: BuildEntry) =>
  a.groupId === b.groupId && a.part?.id === b.part?.id && a.qty === b.qty;

/** Writes only the differences to the saved build. Unchanged entries keep their details. */
async function writeDetails(
  configId: string,
  wanted: readonly ChosenEntry[],
  before: readonly BuildEntry[],
): Promise<BuildEntry[]> {
  for (const entry of before) {
    if (entry.detailId && !wanted.some(isSameEntry(entry))) {
      await deleteSavedBuildEntry(browserClient, entry.detailId);
    }
  }
  const entries: BuildEntry[] = [];
  for (const entry of wanted) {
    const kept = before.find(isSameEntry(entry));
    const detailId =
      kept?.detailId ?? (await createSavedBuildEntry(browserClient, { configId, entry }));
    entries.push({ ...entry, detailId });
  }
  return entries;
}

/** Deletes the incomplete build and tries twice, because the backend may have recovered. @returns whether it is deleted */
async function rollBack(configId: string): Promise<boolean> {
  for (const _ of [1, 2]) {
    try {
      await deleteSavedBuild(browserClient, configId);
      return true;
    } catch (error) {
      if (isNotFound(error)) return true;
    }
  }
  return false;
}

/**
 * Saves a build: creates or renames it, then creates one detail for each part. When a detail fails, the whole saved
 * build is deleted (spec 4.5). The caller still has the parts and can save again.
 * @throws ApiError when it could not be read, created or renamed; nothing was changed then
 * @throws BuildSaveError when a detail failed
 */
export async function saveBuild(
  { customerId, id, name }: { customerId: string; id: string | null; name: string },
  entries: readonly BuildEntry[],
): Promise<{ config: SavedBuild; entries: BuildEntry[] }> {
  // Read before any change, so that a failure to read does not delete the build.
  const before = id === null ? [] : await readSavedBuildEntries(browserClient, id);
  const config = await saveBuildName(browserClient, { customerId, id, name });
  try {
    const written = await writeDetails(config.id, entries.filter(isChosenEntry), before);
    return { config, entries: written };
  } catch (error) {
    throw new BuildSaveError(error, await rollBack(config.id));
  }
}

/** Replaces a build on the device by what the server saved of it. Changes made in the meantime stay, unsaved. */
export function adoptSavedBuild(
  sent: Build,
  customerId: string,
  { config, entries }: { config: SavedBuild; entries: BuildEntry[] },
): void {
  const { builds, replaceWithSaved } = useBuildStore.getState();
  const now = getBuild(builds, sent.key);
  const isChanged = now.entries !== sent.entries;
  const saved = [...entries, ...now.entries.filter((entry) => !isChosenEntry(entry))];
  replaceWithSaved(sent.key, {
    ...now,
    ...config,
    key: createBuildKey(config.id),
    entries: isChanged ? now.entries : saved,
    isChanged,
  });
  const { queryKey } = savedBuildQuery(customerId, config.slug);
  getQueryClient().setQueryData(queryKey, () => ({ config, entries }));
}

/** The build no longer exists on the server. It stays under its key, so that it does not overwrite the visitor's new build. */
export function detachSavedBuild({ key }: Build): void {
  const { builds, setBuild } = useBuildStore.getState();
  setBuild({ ...getBuild(builds, key), id: null, isChanged: true });
}

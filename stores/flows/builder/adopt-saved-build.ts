import { getQueryClient } from '@/lib/api/client/query-client';
import { type SavedBuild, savedBuildQuery } from '@/lib/api/saved-builds';
import { type Build, createBuildKey, getBuild } from '@/lib/domain/build/build';
import { type BuildEntry, isChosenEntry } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';

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

/**
 * Turns a build that no longer exists on the server into an unsaved one. It stays under its key, so that it does not
 * overwrite the visitor's new build.
 */
export function detachSavedBuild({ key }: Build): void {
  const { builds, setBuild } = useBuildStore.getState();
  setBuild({ ...getBuild(builds, key), id: null, isChanged: true });
}

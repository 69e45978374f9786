import {
  type Build,
  copyAsNewBuild,
  createBuild,
  getBuild,
  NEW_BUILD_KEY,
  removeBuild,
  upsertBuild,
} from '@/lib/domain/build/build';
import { type BuilderFilters, moveToGroup, NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { type PartOffer, type SelectionResult, withOffers } from '@/lib/domain/build/selection';
import { type BuildEntry, type BuildGroup, isChosenEntry } from '@/lib/domain/build/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { isDeepEqual, mergeLists } from '../persistence/merge';
import { parsePersistedBuilds } from './build-schema';
import { BUILDS_KEY } from './builds-key';

interface PersistedBuilds {
  builds: readonly Build[];
}

export interface BuildState extends PersistedBuilds {
  /** Filters of the current step. Not persisted. */
  filters: BuilderFilters;
  /** The new build that was just replaced, and by what, so that it can be restored. Not persisted. */
  replaced: { build: Build; by: 'copy' | 'shared' } | null;
  /** Slug of the saved build that the guest's new build became at sign-in. Not persisted. */
  mergedSlug: string | null;
  setFilters: (filters: BuilderFilters) => void;
  /** Loads a saved build or a build of the cart. A build with unsaved changes on this device is not overwritten. */
  openBuild: (build: Build) => void;
  changeSelection: (
    key: string,
    next: (entries: readonly BuildEntry[]) => SelectionResult,
  ) => SelectionResult['outcome'];
  restoreEntries: (key: string, entries: readonly BuildEntry[]) => void;
  /** Takes over today's prices and stock, by product id. This is no change of the visitor's. */
  updateOffers: (key: string, offers: ReadonlyMap<string, PartOffer>) => void;
  /** Remembers the build in the cart that a build was put there as. */
  setAddedAssembly: (key: string, assemblyId: string) => void;
  /** Goes to a step, which clears the secondary terms and 'all categories' (spec 4.5). */
  goToStep: (key: string, group: BuildGroup) => void;
  /** Leaves the steps: a build with all its parts is then shown as a whole. */
  leaveSteps: (key: string) => void;
  /** Replaces the new build with a copy of another build. `undoReplace` restores the previous one. */
  duplicate: (key: string) => void;
  /** Replaces the new build with a shared one. `undoReplace` restores the previous one. */
  replaceWithShared: (entries: readonly BuildEntry[]) => void;
  undoReplace: () => void;
  dismissReplaced: () => void;
  setBuild: (build: Build) => void;
  /** Called after saving: the build continues under the key of the saved build. */
  replaceWithSaved: (key: string, build: Build) => void;
  discard: (key: string) => void;
  /** Removes the builds of a customer who signed out. Only the new build stays. */
  removeSavedBuilds: () => void;
  /** Discards the new build after the server received it, unless it changed in the meantime. */
  resetMergedBuild: (sent: readonly BuildEntry[], keptSlug: string | null) => void;
}

/** Each tab has one such store; tests create several. */
export function createBuildStore() {
  return createPersistedStore<BuildState, PersistedBuilds>(
    (set, get) => {
      const put = (build: Build) => set(({ builds }) => ({ builds: upsertBuild(builds, build) }));
      const replaceNew = (build: Build, by: 'copy' | 'shared') => {
        const before = getBuild(get().builds, NEW_BUILD_KEY);
        put(build);
        set({ replaced: before.entries.some(isChosenEntry) ? { build: before, by } : null });
      };
      const edit = (key: string, change: (build: Build) => Build) =>
        put(change(getBuild(get().builds, key)));
      return {
        builds: [],
        filters: NO_BUILDER_FILTERS,
        replaced: null,
        mergedSlug: null,
        setFilters: (filters) => set({ filters }),
        openBuild: (build) => {
          if (!getBuild(get().builds, build.key).isChanged) put(build);
        },
        changeSelection: (key, next) => {
          const { entries: before } = getBuild(get().builds, key);
          const { entries, outcome } = next(before);
          // What is chosen after emptying a build is another computer than the one in the cart.
          const other = entries.some(isChosenEntry) ? {} : { addedAssemblyId: null };
          if (entries !== before) {
            edit(key, (build) => ({ ...build, entries, isChanged: true, ...other }));
          }
          return outcome;
        },
        restoreEntries: (key, entries) =>
          edit(key, (build) => ({ ...build, entries, isChanged: true })),
        updateOffers: (key, offers) => {
          const build = get().builds.find((one) => one.key === key);
          const entries = withOffers(build?.entries ?? [], offers);
          if (build && !isDeepEqual(entries, build.entries)) put({ ...build, entries });
        },
        setAddedAssembly: (key, addedAssemblyId) =>
          edit(key, (build) => ({ ...build, addedAssemblyId })),
        goToStep: (key, group) => {
          const { activeGroupId } = getBuild(get().builds, key);
          const place = moveToGroup({ activeGroupId, filters: get().filters }, group);
          edit(key, (build) => ({ ...build, activeGroupId: place.activeGroupId }));
          set({ filters: place.filters });
        },
        leaveSteps: (key) => edit(key, (build) => ({ ...build, activeGroupId: null })),
        duplicate: (key) => replaceNew(copyAsNewBuild(getBuild(get().builds, key)), 'copy'),
        replaceWithShared: (entries) =>
          replaceNew({ ...createBuild(), entries, isChanged: true }, 'shared'),
        undoReplace: () => {
          const { replaced } = get();
          if (replaced) put(replaced.build);
          set({ replaced: null });
        },
        dismissReplaced: () => set({ replaced: null }),
        setBuild: put,
        replaceWithSaved: (key, build) =>
          set(({ builds }) => ({ builds: upsertBuild(removeBuild(builds, key), build) })),
        discard: (key) => set(({ builds }) => ({ builds: removeBuild(builds, key) })),
        removeSavedBuilds: () =>
          set(({ builds }) => ({
            builds: builds.filter(({ key }) => key === NEW_BUILD_KEY),
            replaced: null,
            mergedSlug: null,
          })),
        resetMergedBuild: (sent, keptSlug) => {
          if (!isDeepEqual(getBuild(get().builds, NEW_BUILD_KEY).entries, sent)) return;
          get().discard(NEW_BUILD_KEY);
          set({ mergedSlug: keptSlug });
        },
      };
    },
    {
      name: BUILDS_KEY,
      version: '1.5',
      writesAtOnce: true,
      partialize: ({ builds }) => ({ builds }),
      parse: parsePersistedBuilds,
      // Changes of two tabs to one build are not combined: together they could exceed a group's maximum.
      merge: (base, mine, theirs) => ({
        builds: mergeLists(base.builds, mine.builds, theirs.builds, ({ key }) => key),
      }),
    },
  );
}

/** The builds on this device: a guest's new build, and a customer's builds with unsaved changes (spec 4.5). */
export const useBuildStore = createBuildStore();

export const selectBuild =
  (key: string) =>
  ({ builds }: BuildState): Build | undefined =>
    builds.find((build) => build.key === key);

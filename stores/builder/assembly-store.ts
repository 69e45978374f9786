import { type AssemblyFilters, moveTo, NO_FILTERS } from '@/lib/domain/build/filters';
import type { SelectionChange } from '@/lib/domain/build/selection';
import { type AssemblyEntry, type AssemblyGroup, isChosen } from '@/lib/domain/build/types';
import {
  buildOf,
  copyOf,
  NEW_BUILD,
  newBuild,
  type WorkingBuild,
  withBuild,
  withName,
  withoutBuild,
} from '@/lib/domain/build/working';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asListOf, asNumber, asText } from '../persistence/guards';
import { createJournal, type Journal } from '../persistence/journal';
import { mergeLists, sameValue } from '../persistence/merge';
import { asEntries } from './assembly-guard';

interface Kept {
  builds: readonly WorkingBuild[];
}

export interface AssemblyState extends Kept {
  /** Filters of the current step. Not persisted. */
  filters: AssemblyFilters;
  /** The new build that was just replaced, and by what, so that it can be restored. Not persisted. */
  replaced: { build: WorkingBuild; by: 'copy' | 'shared' } | null;
  /** Slug of the saved build that the guest's new build became at sign-in. Not persisted. */
  keptSlug: string | null;
  setFilters: (filters: AssemblyFilters) => void;
  /** Loads a saved build or a build of the cart. A build with unsaved changes on this device is not overwritten. */
  open: (build: WorkingBuild) => void;
  /** Applies a selection rule to a build's entries and returns the rule's outcome. */
  change: (
    key: string,
    next: (entries: readonly AssemblyEntry[]) => SelectionChange,
  ) => SelectionChange['outcome'];
  /** Undo: sets the entries back to what they were. */
  restore: (key: string, entries: readonly AssemblyEntry[]) => void;
  rename: (key: string, name: string) => void;
  /** Goes to a step, which clears the secondary terms and 'all categories' (spec 4.5). */
  move: (key: string, group: AssemblyGroup) => void;
  /** Replaces the new build with a copy of another build. `undoReplace` restores the previous one. */
  duplicate: (key: string) => void;
  /** Replaces the new build with a shared one. `undoReplace` restores the previous one. */
  takeOver: (entries: readonly AssemblyEntry[]) => void;
  /** Restores the new build that `duplicate` or `replaceWithShared` replaced. */
  takeBack: () => void;
  forgetReplaced: () => void;
  put: (build: WorkingBuild) => void;
  /** Called after saving: the build continues under the key of the saved build. */
  saved: (key: string, build: WorkingBuild) => void;
  discard: (key: string) => void;
  /** Removes the builds of a customer who signed out. Only the new build stays. */
  forgetSaved: () => void;
  /** Discards the new build after the server received it, unless it changed in the meantime. */
  resetSent: (sent: readonly AssemblyEntry[], keptSlug: string | null) => void;
}

function asBuild(value: unknown): WorkingBuild | null {
  const fields = asFields(value);
  const [key, name, slug] = [fields?.key, fields?.name, fields?.slug].map(asText);
  const entries = asEntries(fields?.entries);
  if (!fields || !key || !name || slug == null || !entries) return null;
  const cart = asFields(fields.cart);
  const [assemblyId, qty] = [asText(cart?.assemblyId), asNumber(cart?.qty)];
  return {
    key,
    id: asText(fields.id),
    name,
    slug,
    isSetName: fields.isSetName === true,
    entries,
    activeGroupId: asText(fields.activeGroupId),
    isChanged: fields.isChanged === true,
    cart: assemblyId && qty ? { assemblyId, qty } : null,
  };
}

function accept(value: unknown): Kept | null {
  const builds = asListOf(asFields(value)?.builds, asBuild, ({ key }) => key);
  return builds && { builds };
}

const VERSION = '1.5';

/** Each tab has one such store; tests create several. */
export function createAssemblyStore(journal?: Journal<Kept>) {
  return createPersistedStore<AssemblyState, Kept>(
    (set, get) => {
      const put = (build: WorkingBuild) =>
        set(({ builds }) => ({ builds: withBuild(builds, build) }));
      const replaceNew = (build: WorkingBuild, by: 'copy' | 'shared') => {
        const before = buildOf(get().builds, NEW_BUILD);
        put(build);
        set({ replaced: before.entries.some(isChosen) ? { build: before, by } : null });
      };
      const edit = (key: string, change: (build: WorkingBuild) => WorkingBuild) =>
        put(change(buildOf(get().builds, key)));
      return {
        builds: [],
        filters: NO_FILTERS,
        replaced: null,
        keptSlug: null,
        setFilters: (filters) => set({ filters }),
        open: (build) => {
          if (!buildOf(get().builds, build.key).isChanged) put(build);
        },
        change: (key, next) => {
          const { entries: before } = buildOf(get().builds, key);
          const { entries, outcome } = next(before);
          if (entries !== before) edit(key, (build) => ({ ...build, entries, isChanged: true }));
          return outcome;
        },
        restore: (key, entries) => edit(key, (build) => ({ ...build, entries, isChanged: true })),
        rename: (key, name) => edit(key, (build) => withName(build, name)),
        move: (key, group) => {
          const { activeGroupId } = buildOf(get().builds, key);
          const place = moveTo({ activeGroupId, filters: get().filters }, group);
          edit(key, (build) => ({ ...build, activeGroupId: place.activeGroupId }));
          set({ filters: place.filters });
        },
        duplicate: (key) => replaceNew(copyOf(buildOf(get().builds, key)), 'copy'),
        takeOver: (entries) => replaceNew({ ...newBuild(), entries, isChanged: true }, 'shared'),
        takeBack: () => {
          const { replaced } = get();
          if (replaced) put(replaced.build);
          set({ replaced: null });
        },
        forgetReplaced: () => set({ replaced: null }),
        put,
        saved: (key, build) =>
          set(({ builds }) => ({ builds: withBuild(withoutBuild(builds, key), build) })),
        discard: (key) => set(({ builds }) => ({ builds: withoutBuild(builds, key) })),
        forgetSaved: () =>
          set(({ builds }) => ({
            builds: builds.filter(({ key }) => key === NEW_BUILD),
            replaced: null,
            keptSlug: null,
          })),
        resetSent: (sent, keptSlug) => {
          if (!sameValue(buildOf(get().builds, NEW_BUILD).entries, sent)) return;
          get().discard(NEW_BUILD);
          set({ keptSlug });
        },
      };
    },
    {
      name: 'assembly',
      version: VERSION,
      ...(journal && { journal }),
      pick: ({ builds }) => ({ builds }),
      accept,
      // Changes of two tabs to one build are not combined: together they could exceed a group's maximum.
      merge: (base, mine, theirs) => ({
        builds: mergeLists(base.builds, mine.builds, theirs.builds, ({ key }) => key),
      }),
    },
  );
}

/** The builds on this device: a guest's new build, and a customer's builds with unsaved changes (spec 4.5). */
export const useAssemblyStore = createAssemblyStore(
  createJournal('assembly.journal', VERSION, accept),
);

/** Selector of one build: `useBuildStore(selectBuild(key))`. Undefined when the device has no such build. */
export const selectBuild =
  (key: string) =>
  ({ builds }: AssemblyState): WorkingBuild | undefined =>
    builds.find((build) => build.key === key);

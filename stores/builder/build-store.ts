import * as z from 'zod/mini';
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
import { partFactsSchema } from '@/lib/domain/build/part-facts';
import { type PartOffer, type SelectionResult, withOffers } from '@/lib/domain/build/selection';
import {
  type BuildEntry,
  type BuildGroup,
  type BuildPart,
  isChosenEntry,
} from '@/lib/domain/build/types';
import { flagOr, nullableText, uniqueListOf } from '@/lib/domain/stored-fields';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields } from '../persistence/guards';
import { BUILDS_KEY } from '../persistence/hydration';
import { isDeepEqual, mergeLists } from '../persistence/merge';

const part: z.ZodMiniType<BuildPart> = z.object({
  id: z.string().check(z.minLength(1)),
  slug: z.string(),
  name: z.string(),
  partNumber: z.string(),
  performance: z.string(),
  stock: z.nullable(z.number()),
  pricing: z.object({
    priceWithTax: z.number(),
    currentPriceWithTax: z.number(),
    mwiOnePriceWithTax: z.number(),
    mwiOneDiscPercent: z.number(),
  }),
  configs: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      note: z.string(),
      max: z.number().check(z.gte(1)),
    }),
  ),
  offerMonths: z.array(
    z.object({
      offerId: z.catch(z.string(), ''),
      months: z.number(),
      minimumAmount: z.number(),
      interestPercent: z.nullable(z.number()),
      discountPercent: z.number(),
      monthPrice: z.number(),
      total: z.number(),
    }),
  ),
  brandName: nullableText,
  categoryName: nullableText,
  image: nullableText,
  groupId: nullableText,
  // The compatibility rules would fail on a fact of the wrong type, so all facts are dropped. The part stays.
  facts: z.catch(z.nullable(partFactsSchema), null),
});

/** Builds that were stored before have `stockTotal`, `cover`, `brand` and `category`. */
function upgradePart(value: unknown): unknown {
  const fields = asFields(value);
  if (!fields) return value;
  return {
    stock: fields.stockTotal,
    brandName: asFields(fields.brand)?.name,
    categoryName: asFields(fields.category)?.name,
    image: asFields(fields.cover)?.extraSmall,
    ...fields,
  };
}

/** An entry with a part has a quantity of 1 to 99; a skipped step has no part and quantity 0. */
const entry: z.ZodMiniType<BuildEntry> = z
  .object({
    groupId: z.string().check(z.minLength(1)),
    part: z.pipe(z.transform(upgradePart), z.nullable(part)),
    qty: z.int().check(z.gte(0), z.lte(99)),
    detailId: nullableText,
  })
  .check(z.refine(({ part: chosen, qty }) => (chosen === null) === (qty === 0)));

const entryKey = ({ groupId, part: chosen }: BuildEntry) =>
  JSON.stringify([groupId, chosen?.id ?? null]);

const build: z.ZodMiniType<Build> = z.object({
  key: z.string().check(z.minLength(1)),
  id: nullableText,
  name: z.string().check(z.minLength(1)),
  slug: z.string(),
  isSetName: flagOr(false),
  entries: uniqueListOf(entry, entryKey),
  activeGroupId: nullableText,
  isChanged: flagOr(false),
  cart: z.catch(
    z.nullable(
      z.object({ assemblyId: z.string().check(z.minLength(1)), qty: z.number().check(z.gt(0)) }),
    ),
    null,
  ),
  // Builds that were stored before have none.
  addedAssemblyId: nullableText,
});

const persistedBuilds: z.ZodMiniType<{ builds: readonly Build[] }> = z.object({
  builds: uniqueListOf(build, ({ key }) => key),
});

/** Each tab has one such store; tests create several. */
export const createBuildStore = () =>
  createPersistedStore(
    {
      name: BUILDS_KEY,
      version: '1.5',
      writesAtOnce: true,
      kept: { builds: [] },
      passing: {
        filters: NO_BUILDER_FILTERS,
        /** The new build that was just replaced, and by what, so that it can be restored. */
        replaced: null as { build: Build; by: 'copy' | 'shared' } | null,
        /** Slug of the saved build that the guest's new build became at sign-in. */
        mergedSlug: null as string | null,
      },
      parse: (value) => persistedBuilds.safeParse(value).data,
      // Changes of two tabs to one build are not combined: together they could exceed a group's maximum.
      merge: (base, mine, theirs) => ({
        builds: mergeLists(base.builds, mine.builds, theirs.builds, ({ key }) => key),
      }),
    },
    (set, get) => {
      const find = (key: string) => getBuild(get().builds, key);
      const put = (build: Build) => set(({ builds }) => ({ builds: upsertBuild(builds, build) }));
      const edit = (key: string, change: Partial<Build>) => put({ ...find(key), ...change });
      const discard = (key: string) => set(({ builds }) => ({ builds: removeBuild(builds, key) }));
      const replaceNew = (build: Build, by: 'copy' | 'shared') => {
        const before = find(NEW_BUILD_KEY);
        put(build);
        set({ replaced: before.entries.some(isChosenEntry) ? { build: before, by } : null });
      };
      return {
        discard,
        setBuild: put,
        setFilters: (filters: BuilderFilters) => set({ filters }),
        /** Loads a saved build or a build of the cart. A build with unsaved changes on this device is not overwritten. */
        openBuild: (build: Build) => {
          if (!find(build.key).isChanged) put(build);
        },
        changeSelection: (
          key: string,
          next: (entries: readonly BuildEntry[]) => SelectionResult,
        ): SelectionResult['outcome'] => {
          const { entries: before } = find(key);
          const { entries, outcome } = next(before);
          // What is chosen after emptying a build is another computer than the one in the cart.
          const other = entries.some(isChosenEntry) ? {} : { addedAssemblyId: null };
          if (entries !== before) edit(key, { entries, isChanged: true, ...other });
          return outcome;
        },
        restoreEntries: (key: string, entries: readonly BuildEntry[]) =>
          edit(key, { entries, isChanged: true }),
        /** Takes over today's prices and stock, by product id. This is no change of the visitor's. */
        updateOffers: (key: string, offers: ReadonlyMap<string, PartOffer>) => {
          const build = get().builds.find((one) => one.key === key);
          const entries = withOffers(build?.entries ?? [], offers);
          if (build && !isDeepEqual(entries, build.entries)) put({ ...build, entries });
        },
        /** Remembers the build in the cart that a build was put there as. */
        setAddedAssembly: (key: string, addedAssemblyId: string) => edit(key, { addedAssemblyId }),
        /** Goes to a step, which clears the secondary terms and 'all categories' (spec 4.5). */
        goToStep: (key: string, group: BuildGroup) => {
          const { activeGroupId } = find(key);
          const place = moveToGroup({ activeGroupId, filters: get().filters }, group);
          edit(key, { activeGroupId: place.activeGroupId });
          set({ filters: place.filters });
        },
        /** Leaves the steps: a build with all its parts is then shown as a whole. */
        leaveSteps: (key: string) => edit(key, { activeGroupId: null }),
        duplicate: (key: string) => replaceNew(copyAsNewBuild(find(key)), 'copy'),
        replaceWithShared: (entries: readonly BuildEntry[]) =>
          replaceNew({ ...createBuild(), entries, isChanged: true }, 'shared'),
        undoReplace: () => {
          const { replaced } = get();
          if (replaced) put(replaced.build);
          set({ replaced: null });
        },
        dismissReplaced: () => set({ replaced: null }),
        /** Called after saving: the build continues under the key of the saved build. */
        replaceWithSaved: (key: string, build: Build) =>
          set(({ builds }) => ({ builds: upsertBuild(removeBuild(builds, key), build) })),
        /** Removes the builds of a customer who signed out. Only the new build stays. */
        removeSavedBuilds: () =>
          set(({ builds }) => ({
            builds: builds.filter(({ key }) => key === NEW_BUILD_KEY),
            replaced: null,
            mergedSlug: null,
          })),
        /** Discards the new build after the server received it, unless it changed in the meantime. */
        resetMergedBuild: (sent: readonly BuildEntry[], mergedSlug: string | null) => {
          if (!isDeepEqual(find(NEW_BUILD_KEY).entries, sent)) return;
          discard(NEW_BUILD_KEY);
          set({ mergedSlug });
        },
      };
    },
  );

/** The builds on this device: a guest's new build, and a customer's builds with unsaved changes (spec 4.5). */
export const useBuildStore = createBuildStore();

export const selectBuild =
  (key: string) =>
  ({ builds }: { builds: readonly Build[] }): Build | undefined =>
    builds.find((build) => build.key === key);

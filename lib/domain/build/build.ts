import { type BuildEntry, type BuildInfo, isChosenEntry } from './types';

/** These names are data that is sent to the backend, so they are exactly those of the specification (spec 9). */
const NEW_BUILD_NAME = 'Nuevo ensamble';
/** The name of a guest's build when it is saved at login. */
export const GUEST_BUILD_NAME = 'Mi ensamble';
export const CART_BUILD_NAME = 'Ensamble en carrito';
const COPY_SUFFIX = ' - copy';
export const MAX_BUILD_NAME_LENGTH = 80;
/** Copies of one build in the cart. */
export const MAX_BUILDS = 99;

const NEW_BUILD: BuildInfo = { id: null, name: NEW_BUILD_NAME, slug: '', isSetName: false };

/** Sorts by numeric id. There is always exactly one new build, and it is last (spec 4.5). */
export function sortBuilds(configs: readonly BuildInfo[]): BuildInfo[] {
  const idOf = ({ id }: BuildInfo) => id ?? '';
  const saved = configs.filter(({ id }) => id !== null);
  const draft = configs.find(({ id }) => id === null) ?? NEW_BUILD;
  return [...saved.sort((a, b) => idOf(a).localeCompare(idOf(b), 'en', { numeric: true })), draft];
}

export function normalizeBuildName(name: string): string | null {
  const kept = name.trim().replace(/\s+/g, ' ');
  return kept === '' || kept.length > MAX_BUILD_NAME_LENGTH ? null : kept;
}

/** A build that is edited on this device: the new one, a saved one, or one of the cart. */
export interface Build extends BuildInfo {
  key: string;
  entries: readonly BuildEntry[];
  activeGroupId: string | null;
  isChanged: boolean;
  /** The build in the cart that is being edited, and its quantity; null for other builds. */
  cart: { assemblyId: string; qty: number } | null;
  /** The build in the cart that this one was last put there as; null when it never was. It may be gone from the cart. */
  addedAssemblyId: string | null;
}

export const NEW_BUILD_KEY = 'new';

export function createBuildKey(configId: string | null, assemblyId: string | null = null): string {
  if (assemblyId !== null) return `cart:${assemblyId}`;
  return configId === null ? NEW_BUILD_KEY : `config:${configId}`;
}

export const createBuild = (): Build => ({
  ...NEW_BUILD,
  key: NEW_BUILD_KEY,
  entries: [],
  activeGroupId: null,
  isChanged: false,
  cart: null,
  addedAssemblyId: null,
});

export const getBuild = (builds: readonly Build[], key: string): Build =>
  builds.find((build) => build.key === key) ?? { ...createBuild(), key };

export const upsertBuild = (builds: readonly Build[], build: Build): readonly Build[] =>
  builds.some(({ key }) => key === build.key)
    ? builds.map((one) => (one.key === build.key ? build : one))
    : [...builds, build];

export const removeBuild = (builds: readonly Build[], key: string) =>
  builds.filter((build) => build.key !== key);

/** Makes the new build a copy of another one, named '{name} - copy' (spec 4.5). A long name is shortened. */
export const copyAsNewBuild = ({ name, entries, activeGroupId }: Build): Build => ({
  ...createBuild(),
  name: name.slice(0, MAX_BUILD_NAME_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX,
  isSetName: true,
  entries: entries.map((entry) => ({ ...entry, detailId: null })),
  activeGroupId,
  isChanged: true,
});

/** Builds that only this device has: the backend deleted them because they could not be saved completely. */
export const getFailedSaveBuilds = (builds: readonly Build[]): Build[] =>
  builds.filter(({ id, slug, cart }) => id === null && slug !== '' && cart === null);

export const findUnfinishedBuild = (builds: readonly Build[]): Build | undefined =>
  builds
    .filter(({ cart, addedAssemblyId, entries }) => {
      const isInCart = cart !== null || addedAssemblyId !== null;
      return !isInCart && entries.some(isChosenEntry);
    })
    .sort((a, b) => Number(b.key === NEW_BUILD_KEY) - Number(a.key === NEW_BUILD_KEY))[0];

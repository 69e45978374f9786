import { duplicated, NEW_ASSEMBLY_NAME, renamed } from './configs';
import type { AssemblyConfig, AssemblyEntry } from './types';

/** A build that is edited on this device: the new one, a saved one, or one of the cart. */
export interface WorkingBuild extends AssemblyConfig {
  /** Made by `createBuildKey`. */
  key: string;
  entries: readonly AssemblyEntry[];
  activeGroupId: string | null;
  /** Whether it has unsaved changes. */
  isChanged: boolean;
  /** The build in the cart that is being edited, and its quantity; null for other builds. */
  cart: { assemblyId: string; qty: number } | null;
}

/** Key of the new unsaved build. */
export const NEW_BUILD = 'new';

export function buildKey(configId: string | null, assemblyId: string | null = null): string {
  if (assemblyId !== null) return `cart:${assemblyId}`;
  return configId === null ? NEW_BUILD : `config:${configId}`;
}

export const newBuild = (): WorkingBuild => ({
  key: NEW_BUILD,
  id: null,
  name: NEW_ASSEMBLY_NAME,
  slug: '',
  isSetName: false,
  entries: [],
  activeGroupId: null,
  isChanged: false,
  cart: null,
});

export const buildOf = (builds: readonly WorkingBuild[], key: string): WorkingBuild =>
  builds.find((build) => build.key === key) ?? { ...newBuild(), key };

/** Adds a build, or replaces the build with the same key. */
export const withBuild = (
  builds: readonly WorkingBuild[],
  build: WorkingBuild,
): readonly WorkingBuild[] =>
  builds.some(({ key }) => key === build.key)
    ? builds.map((one) => (one.key === build.key ? build : one))
    : [...builds, build];

export const withoutBuild = (builds: readonly WorkingBuild[], key: string) =>
  builds.filter((build) => build.key !== key);

/** Makes the new build a copy of another build (spec 4.5). */
export function copyOf(build: WorkingBuild): WorkingBuild {
  const { config, entries } = duplicated(build, build.entries);
  return { ...newBuild(), ...config, entries, activeGroupId: build.activeGroupId, isChanged: true };
}

export const withName = (build: WorkingBuild, name: string): WorkingBuild => {
  const next = renamed(build, name);
  return next === build ? build : { ...next, isChanged: true };
};

/** Builds that only this device has: the backend deleted them because they could not be saved completely. */
export const lostBuilds = (builds: readonly WorkingBuild[]): WorkingBuild[] =>
  builds.filter(({ id, slug, cart }) => id === null && slug !== '' && cart === null);

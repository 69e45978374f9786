import { duplicated, NEW_ASSEMBLY_NAME, renamed } from './configs';
import type { AssemblyConfig, AssemblyEntry } from './types';

/** A build that is being worked on, on this device: the new one, one that is saved, or one of the cart. */
export interface WorkingBuild extends AssemblyConfig {
  /** `buildKey`. */
  key: string;
  entries: readonly AssemblyEntry[];
  activeGroupId: string | null;
  /** Whether it differs from what was last saved. */
  isChanged: boolean;
  /** The assembly of the cart that it is of, and how many of it. */
  cart: { assemblyId: string; qty: number } | null;
}

/** Key of the new, unsaved build. */
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

/** Puts a build in the place of that with its key. */
export const withBuild = (
  builds: readonly WorkingBuild[],
  build: WorkingBuild,
): readonly WorkingBuild[] =>
  builds.some(({ key }) => key === build.key)
    ? builds.map((one) => (one.key === build.key ? build : one))
    : [...builds, build];

export const withoutBuild = (builds: readonly WorkingBuild[], key: string) =>
  builds.filter((build) => build.key !== key);

/** The new build as a copy of another (spec 4.5). */
export function copyOf(build: WorkingBuild): WorkingBuild {
  const { config, entries } = duplicated(build, build.entries);
  return { ...newBuild(), ...config, entries, activeGroupId: build.activeGroupId, isChanged: true };
}

export const withName = (build: WorkingBuild, name: string): WorkingBuild => {
  const next = renamed(build, name);
  return next === build ? build : { ...next, isChanged: true };
};

/** Builds of configurations that went when they could not be saved whole: the device has them, the server does not. */
export const lostBuilds = (builds: readonly WorkingBuild[]): WorkingBuild[] =>
  builds.filter(({ id, slug, cart }) => id === null && slug !== '' && cart === null);

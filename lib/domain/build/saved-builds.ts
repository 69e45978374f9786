import type { BuildEntry, BuildInfo } from './types';

/** These names are data that is sent to the backend, so they are exactly those of the specification (spec 9). */
export const NEW_BUILD_NAME = 'Nuevo ensamble';

/** The name of a guest's build when it is saved at login. */
export const GUEST_BUILD_NAME = 'Mi ensamble';
export const CART_BUILD_NAME = 'Ensamble en carrito';
const COPY_SUFFIX = ' - copy';

/** Maximum length of a name, in characters. */
export const MAX_BUILD_NAME_LENGTH = 80;

export const createBuildInfo = (name = NEW_BUILD_NAME): BuildInfo => ({
  id: null,
  name,
  slug: '',
  isSetName: name !== NEW_BUILD_NAME,
});

const toNumericId = ({ id }: BuildInfo) => {
  const number = Number(id);
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
};

/** Sorts by numeric id. There is always exactly one new build, and it is last (spec 4.5). */
export function sortBuilds(configs: readonly BuildInfo[]): BuildInfo[] {
  const saved = configs.filter(({ id }) => id !== null);
  const draft = configs.find(({ id }) => id === null) ?? createBuildInfo();
  return [...saved.sort((a, b) => toNumericId(a) - toNumericId(b)), draft];
}

/** Normalises a name to single spaces without outer spaces. Null when it is empty or too long. */
export function normalizeBuildName(name: string): string | null {
  const kept = name.trim().replace(/\s+/g, ' ');
  return kept === '' || kept.length > MAX_BUILD_NAME_LENGTH ? null : kept;
}

/** Renames a build. An invalid name changes nothing. */
export function renameBuild<C extends BuildInfo>(config: C, name: string): C {
  const kept = normalizeBuildName(name);
  return kept === null ? config : { ...config, name: kept, isSetName: true };
}

/** `{name} - copy`; a long name is shortened. */
export const getCopyName = (name: string): string =>
  name.slice(0, MAX_BUILD_NAME_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;

/** Copies the products into a new unsaved build named '{name} - copy' (spec 4.5). */
export function duplicateBuild(
  config: BuildInfo,
  entries: readonly BuildEntry[],
): { config: BuildInfo; entries: BuildEntry[] } {
  return {
    config: createBuildInfo(getCopyName(config.name)),
    entries: entries.map((entry) => ({ ...entry, detailId: null })),
  };
}

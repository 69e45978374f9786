import type { AssemblyConfig, AssemblyEntry } from './types';

/** These names are data that is sent to the backend, so they are exactly those of the specification (spec 9). */
export const NEW_ASSEMBLY_NAME = 'Nuevo ensamble';

/** The name of a guest's build when it is saved at login. */
export const KEPT_ASSEMBLY_NAME = 'Mi ensamble';
export const CART_ASSEMBLY_NAME = 'Ensamble en carrito';
const COPY_SUFFIX = ' - copy';

/** Maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 80;

export const newConfig = (name = NEW_ASSEMBLY_NAME): AssemblyConfig => ({
  id: null,
  name,
  slug: '',
  isSetName: name !== NEW_ASSEMBLY_NAME,
});

const numeric = ({ id }: AssemblyConfig) => {
  const number = Number(id);
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
};

/** Sorts by numeric id. There is always exactly one new build, and it is last (spec 4.5). */
export function sortConfigs(configs: readonly AssemblyConfig[]): AssemblyConfig[] {
  const saved = configs.filter(({ id }) => id !== null);
  const draft = configs.find(({ id }) => id === null) ?? newConfig();
  return [...saved.sort((a, b) => numeric(a) - numeric(b)), draft];
}

/** Normalises a name to single spaces without outer spaces. Null when it is empty or too long. */
export function acceptedName(name: string): string | null {
  const kept = name.trim().replace(/\s+/g, ' ');
  return kept === '' || kept.length > MAX_NAME_LENGTH ? null : kept;
}

/** Renames a build. An invalid name changes nothing. */
export function renamed<C extends AssemblyConfig>(config: C, name: string): C {
  const kept = acceptedName(name);
  return kept === null ? config : { ...config, name: kept, isSetName: true };
}

/** `{name} - copy`; a long name is shortened. */
export const copyName = (name: string): string =>
  name.slice(0, MAX_NAME_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;

/** Copies the products into a new unsaved build named '{name} - copy' (spec 4.5). */
export function duplicated(
  config: AssemblyConfig,
  entries: readonly AssemblyEntry[],
): { config: AssemblyConfig; entries: AssemblyEntry[] } {
  return {
    config: newConfig(copyName(config.name)),
    entries: entries.map((entry) => ({ ...entry, detailId: null })),
  };
}

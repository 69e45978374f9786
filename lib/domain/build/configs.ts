import type { AssemblyConfig, AssemblyEntry } from './types';

/** Names that are data, sent to the backend: they stay as the specification gives them (spec 9). */
export const NEW_ASSEMBLY_NAME = 'Nuevo ensamble';

/** What a visitor's build is called once it is saved, beside the next new one. */
export const KEPT_ASSEMBLY_NAME = 'Mi ensamble';
export const CART_ASSEMBLY_NAME = 'Ensamble en carrito';
const COPY_SUFFIX = ' - copy';

/** Longest name, in characters. */
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

/** By numeric id; the new one always exists, once, and is kept last (spec 4.5). */
export function sortConfigs(configs: readonly AssemblyConfig[]): AssemblyConfig[] {
  const saved = configs.filter(({ id }) => id !== null);
  const draft = configs.find(({ id }) => id === null) ?? newConfig();
  return [...saved.sort((a, b) => numeric(a) - numeric(b)), draft];
}

/** A name as it is kept: one line without outer spaces; null when nothing is left of it or it is too long. */
export function acceptedName(name: string): string | null {
  const kept = name.trim().replace(/\s+/g, ' ');
  return kept === '' || kept.length > MAX_NAME_LENGTH ? null : kept;
}

/** The same configuration under another name; as it was when that is no name. */
export function renamed<C extends AssemblyConfig>(config: C, name: string): C {
  const kept = acceptedName(name);
  return kept === null ? config : { ...config, name: kept, isSetName: true };
}

/** `{name} - copy`, shortened where the name would be too long. */
export const copyName = (name: string): string =>
  name.slice(0, MAX_NAME_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;

/** The products in a new unsaved configuration named '{name} - copy' (spec 4.5). */
export function duplicated(
  config: AssemblyConfig,
  entries: readonly AssemblyEntry[],
): { config: AssemblyConfig; entries: AssemblyEntry[] } {
  return {
    config: newConfig(copyName(config.name)),
    entries: entries.map((entry) => ({ ...entry, detailId: null })),
  };
}
